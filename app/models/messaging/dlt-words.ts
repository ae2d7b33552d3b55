import { type Category, type Draft, fine, fix, look, quoteAll, type Verdict } from './dlt-draft'

const OTP = /\b(otp|one[- ]time (password|code|pin)|verification code|passcode)\b/i
const BANK = /\b(bank|a\/c|account|card|upi|debit(ed)?|credit(ed)?|transaction|txn)\b/i
const OFFER =
  /\b(offers?|sale|discounts?|cashback|coupons?|free|flat|hurry|shop now|buy|deals?|win)\b|\d+ ?% ?off/i

export function judgeCategory({ category, text }: Draft): Verdict[] {
  if (text.trim() === '') return [look('No text yet to compare with the category.')]
  const offer = OFFER.exec(text)?.[0]
  if (category === 'Transactional') {
    return OTP.test(text) && BANK.test(text)
      ? [fine('It reads like a bank’s one-time password for a transaction.')]
      : [
          look(
            'It does not read like a bank’s one-time password for a transaction; other one-time passwords and notices are Service-Implicit.',
          ),
        ]
  }
  if (category === 'Service-Implicit' && offer) {
    return [
      look(
        `“${offer}” reads like an offer: that is Service-Explicit, with consent, or Promotional.`,
      ),
    ]
  }
  if (category === 'Promotional' && OTP.test(text)) {
    return [
      look(
        'A one-time password as Promotional stops at 21:00 and at the preference register; Service-Implicit does not.',
      ),
    ]
  }
  if (category === 'Service-Explicit') {
    return [look('Send it only to people whose consent is recorded on DLT.')]
  }
  return category === 'Promotional'
    ? [fine('Numbers on the preference register get it only with their consent.')]
    : [fine('Nothing in it reads like an offer.')]
}

export function judgeBrand({ brand, text }: Draft): Verdict[] {
  const name = brand.trim()
  if (name === '') return [look('No brand name given. The text must name who writes.')]
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
    ? [fix(`${quoteAll(forbidden)} must not stand in a template.`)]
    : [fine('None of them stands in the text.')]
}

const KEEPS_HOURS: ReadonlySet<Category> = new Set(['Promotional', 'Service-Explicit'])
const OPENS = '10:00'
const CLOSES = '21:00'

export function judgeHours({ category, sendAt }: Draft): Verdict[] {
  if (!KEEPS_HOURS.has(category)) return [fine(`${category} messages may go out at any hour.`)]
  const rule = `${category} messages go out from ${OPENS} to ${CLOSES} India time`
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(sendAt)) return [look(`${rule}; no time is given.`)]
  return sendAt >= OPENS && sendAt <= CLOSES
    ? [fine(`${sendAt} is allowed: ${rule}.`)]
    : [fix(`${sendAt} is outside the hours: ${rule}.`)]
}
