import type { DltMessages } from '#app/content/tool-words/dlt-messages'
import { findLinks } from '#app/models/link'
import { type Draft, fine, fix, look, MAX_TEMPLATE, quoteAll, type Verdict } from './dlt-draft'
import {
  fillVariables,
  findVariables,
  isKnown,
  longestFilling,
  withoutVariables,
} from './dlt-variable'
import { countSms } from './sms-parts'

const MALFORMED = /\{\{?[^{}]{0,40}\}\}?|\{#|#\}|\[[a-z][a-z _-]{0,38}\]/gi

export function checkVariables({ text, brand }: Draft, say: DltMessages): Verdict[] {
  const variables = findVariables(text)
  const count = variables.length
  const longest = Math.max(...variables.map(longestFilling))
  const malformed = withoutVariables(text, ' ').match(MALFORMED) ?? []
  const wrong = [...new Set(malformed)].filter((word) => word !== `[${brand.trim()}]`)
  const unknown = writtenIn(variables.filter((variable) => !isKnown(variable)))
  const verdicts: Verdict[] = []
  if (wrong.length > 0) verdicts.push(fix(say.notVariable(quoteAll(wrong))))
  if (unknown.length > 0)
    verdicts.push(look(say.unknownVariable(quoteAll(unknown), unknown.length)))
  if (count > 0 && withoutVariables(text).trim() === '') verdicts.push(fix(say.onlyVariables))
  if (/#\}\s*\{#/.test(text)) verdicts.push(look(say.besideVariables(longest)))
  if (count > 5) verdicts.push(look(say.manyVariables(count)))
  if (verdicts.length > 0) return verdicts
  return [fine(count === 0 ? say.noVariables : say.variables(count, longest))]
}

function writtenIn(variables: ReturnType<typeof findVariables>): string[] {
  return [...new Set(variables.map(({ written }) => written))]
}

export function checkLength({ text }: Draft, say: DltMessages): Verdict[] {
  if (text === '') return [look(say.noText)]
  if (text.length > MAX_TEMPLATE) return [fix(say.tooLong(MAX_TEMPLATE))]
  const longest = countSms(fillVariables(text))
  const shortest = countSms(withoutVariables(text))
  const least = Math.max(1, shortest.parts.length)
  const isOpen = findVariables(text).length > 0
  return [fine(say.length(least, longest.parts.length, longest.encoding.replace('-', '‑'), isOpen))]
}

export function checkBrand({ brand, text }: Draft, say: DltMessages): Verdict[] {
  const name = brand.trim()
  if (name === '') return [look(say.noBrand)]
  return text.toLowerCase().includes(name.toLowerCase())
    ? [fine(say.brand(name))]
    : [fix(say.brandMissing(name))]
}

export function checkSpaces({ text }: Draft, say: DltMessages): Verdict[] {
  const doubles = text.match(/[ \u00a0]{2,}/g)?.length ?? 0
  const verdicts: Verdict[] = []
  if (doubles > 0) verdicts.push(fix(say.doubleSpaces(doubles)))
  if (text !== text.trim()) verdicts.push(look(say.outerSpace))
  return verdicts.length > 0 ? verdicts : [fine(say.noDoubleSpaces)]
}

export function checkCharacters({ text }: Draft, say: DltMessages): Verdict[] {
  const forbidden = [...new Set(text.match(/[<>]/g) ?? [])]
  return forbidden.length > 0
    ? [fix(say.forbidden(quoteAll(forbidden), forbidden.length))]
    : [fine(say.noForbidden)]
}

const REGISTERED = ['url', 'urlott', 'cbn']
const SHORTENERS =
  /^(?:https?:\/\/)?(?:www\.)?(?:bit\.ly|tinyurl\.com|goo\.gl|t\.co|is\.gd|cutt\.ly|rb\.gy|ow\.ly)\b/i
const NUMBER_LIKE =
  /(?<![\d{#])(?:\+91[ -]?|0)?[6-9]\d{4}[ -]?\d{5}(?!\d)|\b1(?:800|860)[ -]?\d{2,4}[ -]?\d{3,4}\b/g

export function checkLinks({ text }: Draft, say: DltMessages): Verdict[] {
  const links = [...new Set(findLinks(text))]
  const tags = writtenIn(findVariables(text).filter(({ kind }) => REGISTERED.includes(kind)))
  const numbers = [...new Set(text.match(NUMBER_LIKE) ?? [])]
  const verdicts = links.map((link) => {
    if (/\.apk(\?|$)/i.test(link)) return look(say.appFile(link))
    if (SHORTENERS.test(link)) return fix(say.shortLink(link))
    return look(link.includes('?') ? say.dynamicLink(link) : say.staticLink(link))
  })
  if (numbers.length > 0) verdicts.push(look(say.numbers(quoteAll(numbers), numbers.length)))
  if (tags.length > 0) verdicts.push(look(say.tags(quoteAll(tags), tags.length)))
  return verdicts.length > 0 ? verdicts : [fine(say.noLinks)]
}
