import parsePhoneNumber, { getCountries, getCountryCallingCode } from 'libphonenumber-js/max'

import { latinDigits, tidyIdentifier } from '#app/models/text'

interface Phone {
  /** E.164 if valid, else as typed. */
  phone: string
  countryCode: string
  isPhoneValid: boolean
}

/** Ranges of Indian mobiles without landlines. Most numbers match and skip the slow library. */
const PLAIN_MOBILE = /^\+91(?:9\d|[67]0|69|7[24]|8[45])\d{8}$/
const PLAIN_TYPED = /^(?:(\+91)[ -]?|0)?(\d{5})[ -]?(\d{5})$/

const DIAL_CODES = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)))

/** Accepts any text. @param dialCode such as "+91"; India if missing or malformed */
export function readPhone(text: string, dialCode: string): Phone {
  const typed = tidyIdentifier(text)
  const code = /^\+?(\d{1,4})$/.exec(latinDigits(dialCode).trim())?.[1]
  if (typed === '') return { phone: '', countryCode: '', isPhoneValid: true }

  const digits = latinDigits(typed)
  const plain = PLAIN_TYPED.exec(digits)
  if (plain && (plain[1] === '+91' || (code ?? '91') === '91')) {
    const phone = `+91${plain[2]}${plain[3]}`
    if (PLAIN_MOBILE.test(phone)) return { phone, countryCode: '+91', isPhoneValid: true }
  }
  const international = digits.replace(/^00[\s\p{Pd}]?(?=[1-9])/u, '+')
  const home = code ?? '91'
  const parsed = parsePhoneNumber(
    international,
    DIAL_CODES.has(home) ? { defaultCallingCode: home } : undefined,
  )
  if (parsed?.isValid()) {
    return {
      phone: parsed.number,
      countryCode: `+${parsed.countryCallingCode}`,
      isPhoneValid: true,
    }
  }
  return { phone: typed, countryCode: code === undefined ? '' : `+${code}`, isPhoneValid: false }
}

const NUMBER_ALONE = /^[+\d\s().\p{Pd}]*$/u

/** The typed text if it holds more than the number, such as an extension; else empty. */
export function typedPhoneToKeep(text: string, { isPhoneValid }: Phone): string {
  const typed = tidyIdentifier(text)
  return isPhoneValid && !NUMBER_ALONE.test(latinDigits(typed)) ? typed : ''
}

const MOBILES = /(?<!\d)0?\d{5}[\s\p{Pd}]?\d{5}(?!\d)/gu

/** All valid numbers, in E.164, in a text that may hold several numbers and words. */
export function phonesIn(text: string): string[] {
  const typed = latinDigits(text)
  const parts = typed.split(/[^+\d\s().\p{Pd}]+|(?=\+)/u)
  const read = [text, ...parts, ...(typed.match(MOBILES) ?? [])].map((part) => readPhone(part, ''))
  const valid = read.filter(({ isPhoneValid, phone }) => isPhoneValid && phone !== '')
  return [...new Set(valid.map(({ phone }) => phone))]
}

export function showTypedPhone(typed: string): string {
  const phone = readPhone(typed, '')
  return typedPhoneToKeep(typed, phone) || showPhone(phone.phone)
}

export function showPhone(stored: string): string {
  if (PLAIN_MOBILE.test(stored)) return `+91 ${stored.slice(3, 8)} ${stored.slice(8)}`
  return parsePhoneNumber(stored)?.formatInternational() ?? stored
}

export const phoneOf = ({ phone, phoneTyped }: { phone: string; phoneTyped: string }) =>
  phoneTyped || showPhone(phone)
