import { type Category, type Draft, fine, fix, look, type Verdict } from './dlt-draft'

export function readHeader(typed: string): { name: string; suffix: string } {
  const header = typed.trim().toUpperCase()
  const [, name = header, suffix = ''] = /^(?:[A-Z]{2}-)?([^-]*)(?:-([A-Z]))?$/.exec(header) ?? []
  return { name, suffix }
}

export function judgeHeader({ header, category }: Draft): Verdict[] {
  const { name } = readHeader(header)
  if (name === '') return [look('No header entered. A message needs a DLT-approved header.')]
  const isLetters = /^[A-Z]{6}$/.test(name)
  const isDigits = /^\d{6}$/.test(name)
  if (!isLetters && !isDigits) {
    return [fix(`“${name}” is neither six letters nor six digits.`)]
  }
  if (category === 'Promotional' && isLetters) {
    return [
      look(
        `“${name}” is letters; promotional headers have been six digits. Operators differ: use it only as approved on DLT.`,
      ),
    ]
  }
  if (category !== 'Promotional' && isDigits) {
    const message = `“${name}” is digits, a promotional header; ${category} messages go under six letters.`
    return [category === 'Service-Explicit' ? look(message) : fix(message)]
  }
  return [fine(`“${name}” has the form of a ${isDigits ? 'promotional' : 'service'} header.`)]
}

const SUFFIXES: Record<Category, readonly string[]> = {
  Transactional: ['T'],
  'Service-Implicit': ['S'],
  'Service-Explicit': ['S', 'P'],
  Promotional: ['P'],
}
const KINDS: Record<string, string> = {
  P: 'promotional',
  S: 'service',
  T: 'transactional',
  G: 'government',
}

export function judgeSuffix({ header, category }: Draft): Verdict[] {
  const { suffix } = readHeader(header)
  const [usual = '', ...others] = SUFFIXES[category]
  if (suffix === '')
    return [fine(`The operator will add ‑${usual}, ${KINDS[usual]}; do not register it yourself.`)]
  const kind = KINDS[suffix]
  if (!kind) return [fix(`‑${suffix} is not a suffix: use ‑P, ‑S, ‑T or ‑G.`)]
  if (suffix === usual) return [fine(`‑${suffix} means ${kind}, as a ${category} message should.`)]
  if (others.includes(suffix))
    return [
      look(`‑${suffix} means ${kind}: ask the operator which one a ${category} template gets.`),
    ]
  if (suffix === 'G') return [look('‑G is for government senders.')]
  return [fix(`‑${suffix} means ${kind}, but a ${category} message carries ‑${usual}.`)]
}

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
        'A one-time password sent as Promotional stops at 21:00 and at DND numbers without consent; Service-Implicit does not.',
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
