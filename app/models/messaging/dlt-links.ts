import { type Draft, fine, fix, look, quoteAll, type Verdict } from './dlt-draft'

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
    verdicts.push(look(`${quoteAll(numbers)}: a number to call back has to be whitelisted too.`))
  return verdicts.length > 0 ? verdicts : [fine('No link, app file or phone number to whitelist.')]
}
