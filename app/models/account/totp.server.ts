import { HOTP, Secret, TOTP } from 'otpauth'

import { latinDigits } from '#app/models/text'

const PERIOD_S = 30
const DIGITS = 6
/** In steps, for clocks that differ (RFC 6238, 5.2). */
const DRIFT = 1
const SECRET_BYTES = 20

/** @returns 160 random bits in base 32, as RFC 4226, 4 recommends */
export function makeTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

export function stepAt(now: number): number {
  return TOTP.counter({ period: PERIOD_S, timestamp: now })
}

export function totpCode(secret: string, step: number): string {
  return HOTP.generate({ secret: Secret.fromBase32(secret), digits: DIGITS, counter: step })
}

/**
 * The step that a code belongs to: the current one, or the one before or after.
 * @param code as typed, in the digits of any script, with or without spaces
 * @param lastStep the step whose code was used last; it and all before it are spent
 */
export function findStep(
  secret: string,
  code: string,
  lastStep: number,
  now: number,
): number | undefined {
  const token = latinDigits(code).replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const totp = new TOTP({ secret, digits: DIGITS, period: PERIOD_S })
  const delta = totp.validate({ token, timestamp: now, window: DRIFT })
  if (delta === null) return undefined
  const step = stepAt(now) + delta
  return step > lastStep ? step : undefined
}

export function totpUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}
