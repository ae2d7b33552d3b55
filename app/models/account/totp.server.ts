import { Secret, TOTP } from 'otpauth'

import { latinDigits, tidyIdentifier } from '#app/models/text'

const PERIOD_S = 30
const DIGITS = 6
const DRIFT = 1
const SECRET_BYTES = 20

export function makeTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

export function stepAt(now: number): number {
  return TOTP.counter({ period: PERIOD_S, timestamp: now })
}

/** @param lastStep the last used time step; its code and all earlier codes are rejected */
export function findStep(
  secret: string,
  code: string,
  lastStep: number,
  now: number,
): number | undefined {
  const token = latinDigits(tidyIdentifier(code)).replace(/[\s-]/g, '')
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
