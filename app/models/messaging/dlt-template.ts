import { type DltMessages, english } from '#app/content/tool-words/dlt-messages'
import { judgeCategory, judgeHeader, judgeHours, judgeSuffix } from './dlt-category'
import { type Draft, LONGEST_TEMPLATE, type Verdict } from './dlt-draft'
import {
  judgeBrand,
  judgeCharacters,
  judgeLength,
  judgeLinks,
  judgeSpaces,
  judgeVariables,
} from './dlt-text'

/** Rules of TRAI's TCCCPR 2018 as amended on 12 February 2025, and operators' practice as of November 2026. */

interface Judge {
  /** The field to change if the rule is broken. */
  field: keyof Draft
  judge(draft: Draft, say: DltMessages): Verdict[]
}

const JUDGES = {
  header: { field: 'header', judge: judgeHeader },
  suffix: { field: 'header', judge: judgeSuffix },
  category: { field: 'text', judge: judgeCategory },
  brand: { field: 'text', judge: judgeBrand },
  variables: { field: 'text', judge: judgeVariables },
  spaces: { field: 'text', judge: judgeSpaces },
  characters: { field: 'text', judge: judgeCharacters },
  links: { field: 'text', judge: judgeLinks },
  hours: { field: 'sendAt', judge: judgeHours },
  length: { field: 'text', judge: judgeLength },
} satisfies Record<string, Judge>

export type Rule = keyof typeof JUDGES
export const RULES = Object.keys(JUDGES) as Rule[]

export interface Finding extends Verdict {
  rule: Rule
}

export function checkTemplate(draft: Draft, say: DltMessages = english): Finding[] {
  const given = { ...draft, text: draft.text.slice(0, LONGEST_TEMPLATE) }
  return RULES.flatMap((rule) =>
    JUDGES[rule].judge(given, say).map((verdict) => ({ rule, ...verdict })),
  )
}

export interface Fault {
  rule: Rule
  field: keyof Draft
  message: string
}

export function faultsIn(findings: readonly Finding[]): Fault[] {
  return findings
    .filter(({ state }) => state === 'fix')
    .map(({ rule, message }) => ({ rule, field: JUDGES[rule].field, message }))
}
