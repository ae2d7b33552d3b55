import type { Company } from '#app/models/company/company'
import { hoursError } from '#app/models/company/fields/hours'
import { phoneError } from '#app/models/company/fields/place'
import type { Site } from '#app/models/company/site.server'
import { POLICY_LINKS, placeholderValues } from './facts.server'
import { textsIn } from './form/shape-value'
import type { ContentFault } from './kinds.server'
import { SAMPLE_TEXTS } from './new-service.server'

export function textFaults(site: Site, id: string, value: unknown): ContentFault[] {
  // Fields of the company are not filled.
  if (id === 'company') return companyFaults(value as Company)
  const filled = placeholdersIn(site, id)
  return [...textsIn(value)].flatMap(({ path, text }) => {
    if (SAMPLE_TEXTS.has(text)) return [{ path, message: 'Replace this sample text' }]
    if (SCHEME_ONLY.test(text)) return [{ path, message: `Write what follows ${text}` }]
    const isMessage = id === 'pages/home' && path[0] === 'messages'
    const unknown = unknownPlaceholders(text, isMessage ? ['shop'] : filled)
    return unknown === undefined ? [] : [{ path, message: unknown }]
  })
}

const SCHEME_ONLY = /^(mailto:|tel:|https?:\/\/)$/

function companyFaults(company: Company): ContentFault[] {
  const messages = {
    helpdeskPhone: phoneError(company.helpdeskPhone),
    tollFreePhone: phoneError(company.tollFreePhone),
    closesAt: hoursError(company),
  }
  return Object.entries(messages).flatMap(([field, message]) =>
    message === undefined ? [] : [{ path: [field], message }],
  )
}

function placeholdersIn(site: Site, id: string): string[] {
  const links = id.startsWith('policies/') ? POLICY_LINKS : []
  return [...Object.keys(placeholderValues(site)), ...links]
}

/** Double braces are variables of message templates. */
const IN_BRACES = /(?<!\{)\{([\w ]{1,60})\}(?!\})/g

function unknownPlaceholders(text: string, allowed: readonly string[]): string | undefined {
  const found = [...text.matchAll(IN_BRACES)].filter(
    ([, name = '']) => /[a-z]/i.test(name) && !allowed.includes(name),
  )
  if (found.length === 0) return undefined
  const names = [...new Set(found.map(([whole]) => whole))].join(', ')
  return `There is no placeholder ${names}: use ${allowed.map((name) => `{${name}}`).join(', ')}`
}
