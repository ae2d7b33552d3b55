import { type DltMessages, english } from '#app/content/tool-words/dlt-messages'
import { checkCategory, checkHeader, checkHours, checkSuffix } from './dlt-category'
import { type Draft, MAX_TEMPLATE, type Verdict } from './dlt-draft'
import {
  checkBrand,
  checkCharacters,
  checkLength,
  checkLinks,
  checkSpaces,
  checkVariables,
} from './dlt-text'

// Rules of TRAI's TCCCPR 2018 as amended on 12 February 2025, and operators' practice as of November 2026.

interface RuleCheck {
  field: keyof Draft
  check(draft: Draft, say: DltMessages): Verdict[]
}

const CHECKS = {
  header: { field: 'header', check: checkHeader },
  suffix: { field: 'header', check: checkSuffix },
  category: { field: 'text', check: checkCategory },
  brand: { field: 'text', check: checkBrand },
  variables: { field: 'text', check: checkVariables },
  spaces: { field: 'text', check: checkSpaces },
  characters: { field: 'text', check: checkCharacters },
  links: { field: 'text', check: checkLinks },
  hours: { field: 'sendAt', check: checkHours },
  length: { field: 'text', check: checkLength },
} satisfies Record<string, RuleCheck>

export type Rule = keyof typeof CHECKS
export const RULES = Object.keys(CHECKS) as Rule[]

export interface Finding extends Verdict {
  rule: Rule
}

export function checkTemplate(draft: Draft, say: DltMessages = english): Finding[] {
  const given = { ...draft, text: draft.text.slice(0, MAX_TEMPLATE + 1) }
  return RULES.flatMap((rule) =>
    CHECKS[rule].check(given, say).map((verdict) => ({ rule, ...verdict })),
  )
}

export type Fault = ReturnType<typeof faultsIn>[number]

export function faultsIn(findings: readonly Finding[]) {
  return findings
    .filter(({ state }) => state === 'fix')
    .map(({ rule, message }) => ({ rule, field: CHECKS[rule].field, message }))
}
