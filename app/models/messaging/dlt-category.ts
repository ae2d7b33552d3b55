import type { DltMessages } from '#app/content/tool-words/dlt-messages'
import { type Category, type Draft, fine, fix, look, type Verdict } from './dlt-draft'

export function readHeader(typed: string): { name: string; suffix: string } {
  const header = typed.trim().toUpperCase()
  const [, name = header, suffix = ''] = /^(?:[A-Z]{2}-)?([^-]*)(?:-([A-Z]))?$/.exec(header) ?? []
  return { name, suffix }
}

export function checkHeader({ header, category }: Draft, say: DltMessages): Verdict[] {
  const { name } = readHeader(header)
  if (name === '') return [look(say.noHeader)]
  const isLetters = /^[A-Z]{6}$/.test(name)
  const isDigits = /^\d{6}$/.test(name)
  if (!isLetters && !isDigits) {
    return /^(?:[A-Z]{3,5}|\d{3,5})$/.test(name)
      ? [look(say.shortHeader(name))]
      : [fix(say.badHeader(name))]
  }
  if (category === 'Promotional' && isLetters) return [look(say.lettersPromotional(name))]
  if (category !== 'Promotional' && isDigits) {
    const message = say.digitsIn(name, category)
    return [category === 'Service-Explicit' ? look(message) : fix(message)]
  }
  return [fine(say.headerForm(name, isDigits ? say.kinds.P : say.kinds.S))]
}

type Suffix = keyof DltMessages['kinds']

const SUFFIXES: Record<Category, readonly [usual: Suffix, ...others: Suffix[]]> = {
  Transactional: ['T'],
  'Service-Implicit': ['S'],
  'Service-Explicit': ['S', 'P'],
  Promotional: ['P'],
}

export function checkSuffix({ header, category }: Draft, say: DltMessages): Verdict[] {
  const { suffix } = readHeader(header)
  const [usual, ...others] = SUFFIXES[category]
  if (suffix === '') return [fine(say.suffixAdded(usual, say.kinds[usual]))]
  if (!isSuffix(suffix)) return [fix(say.suffixUnknown(suffix))]
  const kind = say.kinds[suffix]
  if (suffix === usual) return [fine(say.suffixRight(suffix, kind, category))]
  if (others.includes(suffix)) return [look(say.suffixOpen(suffix, kind, category))]
  if (suffix === 'G') return [look(say.suffixGovernment)]
  return [fix(say.suffixWrong(suffix, kind, category, usual))]
}

const isSuffix = (letter: string): letter is Suffix => /^[PSTG]$/.test(letter)

const OTP = /\b(otp|one[- ]time (password|code|pin)|verification code|passcode)\b/i
const BANK = /\b(bank|a\/c|account|card|upi|debit(ed)?|credit(ed)?|transaction|txn)\b/i
const OFFER =
  /\b(offers?|sale|discounts?|cashback|coupons?|free|flat|hurry|shop now|buy|deals?|win)\b|\d+ ?% ?off/i

export function checkCategory({ category, text }: Draft, say: DltMessages): Verdict[] {
  if (text.trim() === '') return [look(say.noTextYet)]
  const offer = OFFER.exec(text)?.[0]
  switch (category) {
    case 'Transactional':
      return OTP.test(text) && BANK.test(text) ? [fine(say.bankCode)] : [look(say.noBankCode)]
    case 'Service-Implicit':
      return offer ? [look(say.offer(offer))] : [fine(say.noOffer)]
    case 'Service-Explicit':
      return [look(say.consent)]
    case 'Promotional':
      return OTP.test(text) ? [look(say.promotionalCode)] : [fine(say.preference)]
  }
}

const KEEPS_HOURS: ReadonlySet<Category> = new Set(['Promotional', 'Service-Explicit'])
const OPENS = '10:00'
const CLOSES = '21:00'

export function checkHours({ category, sendAt }: Draft, say: DltMessages): Verdict[] {
  if (!KEEPS_HOURS.has(category)) return [fine(say.anyHour(category))]
  const hours = say.hours(category, OPENS, CLOSES)
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(sendAt)) return [look(say.noTime(hours))]
  return sendAt >= OPENS && sendAt <= CLOSES
    ? [fine(say.timeAllowed(sendAt, hours))]
    : [fix(say.timeOutside(sendAt, hours))]
}
