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

export const RULES = [
  'header',
  'suffix',
  'category',
  'brand',
  'variables',
  'spaces',
  'characters',
  'links',
  'hours',
  'length',
] as const
export type Rule = (typeof RULES)[number]

export interface Finding extends Verdict {
  rule: Rule
}

const JUDGES: Record<Rule, (draft: Draft) => Verdict[]> = {
  header: judgeHeader,
  suffix: judgeSuffix,
  category: judgeCategory,
  brand: judgeBrand,
  variables: judgeVariables,
  spaces: judgeSpaces,
  characters: judgeCharacters,
  links: judgeLinks,
  hours: judgeHours,
  length: judgeLength,
}

export function checkTemplate(draft: Draft): Finding[] {
  const given = { ...draft, text: draft.text.slice(0, LONGEST_TEMPLATE) }
  return RULES.flatMap((rule) => JUDGES[rule](given).map((verdict) => ({ rule, ...verdict })))
}

const FIELDS: Record<Rule, keyof Draft> = {
  header: 'header',
  suffix: 'header',
  category: 'text',
  brand: 'text',
  variables: 'text',
  spaces: 'text',
  characters: 'text',
  links: 'text',
  hours: 'sendAt',
  length: 'text',
}

export interface Fault {
  rule: Rule
  field: keyof Draft
  message: string
}

export function faultsIn(findings: readonly Finding[]): Fault[] {
  return findings
    .filter(({ state }) => state === 'fix')
    .map(({ rule, message }) => ({ rule, field: FIELDS[rule], message }))
}
