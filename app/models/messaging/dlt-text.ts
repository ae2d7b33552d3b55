import { type Draft, fine, fix, LONGEST_VARIABLE, look, quoteAll, type Verdict } from './dlt-draft'
import { countSms } from './sms-parts'

const VARIABLE = /\{#var#\}/g
const ALMOST = /\{\{?[^{}]{0,40}\}\}?|\{#|#\}/g
/** Tagged variables, since September 2024. */
const TAGGED = /^\{#[a-z]+#\}$/i

function countVariables(text: string): number {
  return text.match(VARIABLE)?.length ?? 0
}

export function judgeVariables({ text }: Draft): Verdict[] {
  const count = countVariables(text)
  const others = [...new Set(text.replace(VARIABLE, ' ').match(ALMOST) ?? [])]
  const tagged = others.filter((other) => TAGGED.test(other))
  const wrong = others.filter((other) => !TAGGED.test(other))
  const verdicts: Verdict[] = []
  if (wrong.length > 0) verdicts.push(fix(`${quoteAll(wrong)}: a variable is written {#var#}.`))
  if (tagged.length > 0) {
    verdicts.push(
      look(
        `${quoteAll(tagged)} names a type: ask whether your operator takes it in the text or as a separate tag.`,
      ),
    )
  }
  if (count > 0 && text.replace(VARIABLE, '').trim() === '') {
    verdicts.push(fix('There are only variables: a template needs fixed words too.'))
  }
  if (/\{#var#\}\s*\{#var#\}/.test(text)) {
    verdicts.push(
      look(
        `Two variables side by side carry more than ${LONGEST_VARIABLE} characters; not every operator approves that.`,
      ),
    )
  }
  if (count > 5) verdicts.push(look(`${count} variables: some operators stop at five or six.`))
  if (verdicts.length > 0) return verdicts
  if (count === 0) return [fine('No variables: every message is the same.')]
  return [
    fine(
      `${count === 1 ? 'One variable,' : `${count} variables, each`} filled with up to ${LONGEST_VARIABLE} characters.`,
    ),
  ]
}

export function judgeLength({ text }: Draft): Verdict[] {
  if (text === '') return [look('No text yet.')]
  const longest = countSms(text.replace(VARIABLE, 'x'.repeat(LONGEST_VARIABLE)))
  const shortest = countSms(text.replace(VARIABLE, ''))
  const most = longest.parts.length
  const least = Math.max(1, shortest.parts.length)
  const span = least === most ? `${most}` : `${least} to ${most}`
  const parts = `${span} ${most === 1 ? 'part' : 'parts'} in ${longest.encoding}`
  const filled = countVariables(text) > 0 ? ', depending on what fills the variables' : ''
  return [fine(`${parts}${filled}.`)]
}

export function judgeBrand({ brand, text }: Draft): Verdict[] {
  const name = brand.trim()
  if (name === '') return [look('No brand name given. The message must name the sender.')]
  return text.toLowerCase().includes(name.toLowerCase())
    ? [fine(`The text names “${name}”.`)]
    : [fix(`The text does not name “${name}”.`)]
}

export function judgeSpaces({ text }: Draft): Verdict[] {
  const doubles = text.match(/[ \u00a0]{2,}/g)?.length ?? 0
  const verdicts: Verdict[] = []
  if (doubles > 0)
    verdicts.push(
      fix(
        `${doubles === 1 ? 'One place has' : `${doubles} places have`} two or more spaces in a row.`,
      ),
    )
  if (text !== text.trim())
    verdicts.push(look('There is white space before the first or after the last word.'))
  return verdicts.length > 0 ? verdicts : [fine('No double spaces.')]
}

export function judgeCharacters({ text }: Draft): Verdict[] {
  const forbidden = [...new Set(text.match(/[<>]/g) ?? [])]
  return forbidden.length > 0
    ? [fix(`${quoteAll(forbidden)} is not allowed in a template.`)]
    : [fine('There are none in the text.')]
}

const URL_LIKE =
  /\b(?:https?:\/\/|www\.)[^\s<>{}]+|\b(?:[a-z0-9-]+\.)+(?:com|in|org|net|io|co|me|ly|gl|app|shop|store|link|page|gov|edu|info|biz|dev)\b(?:\/[^\s<>{}]*)?/gi
const SHORTENERS =
  /^(?:https?:\/\/)?(?:www\.)?(?:bit\.ly|tinyurl\.com|goo\.gl|t\.co|is\.gd|cutt\.ly|rb\.gy|ow\.ly)\b/i
const NUMBER_LIKE =
  /(?<![\d{#])(?:\+91[ -]?|0)?[6-9]\d{4}[ -]?\d{5}(?!\d)|\b1(?:800|860)[ -]?\d{2,4}[ -]?\d{3,4}\b/g

export function judgeLinks({ text }: Draft): Verdict[] {
  const links = [...new Set(text.match(URL_LIKE) ?? [])].map((link) =>
    link.replace(/[.,;:!)]+$/, ''),
  )
  const numbers = [...new Set(text.match(NUMBER_LIKE) ?? [])]
  const verdicts = links.map((link) => {
    if (/\.apk(\?|$)/i.test(link))
      return look(`“${link}” is an app file: it must be whitelisted before the first message.`)
    if (SHORTENERS.test(link))
      return fix(
        `“${link}” is a public short link: a short link must carry your header and be whitelisted.`,
      )
    return link.includes('?')
      ? look(
          `Whitelist “${link}” as a dynamic link, which ends with “?”, before the first message.`,
        )
      : look(`Whitelist “${link}” as a static link before the first message.`)
  })
  if (numbers.length > 0)
    verdicts.push(look(`${quoteAll(numbers)}: a callback number must be whitelisted too.`))
  return verdicts.length > 0 ? verdicts : [fine('No link, app file or phone number to whitelist.')]
}
