import { z } from './schema'
import { tidyLine } from './text'

/** RFC 5321, 4.5.3.1.3; also bounds the time of the pattern. */
const MAX_EMAIL = 254
const PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const INVALID_EMAIL = 'Invalid email format'

function emailLike(pattern: RegExp) {
  return z
    .string('Email is required')
    .min(1, { error: 'Email is required', abort: true })
    .transform(tidyLine)
    .pipe(
      z
        .string()
        .max(MAX_EMAIL, { error: INVALID_EMAIL, abort: true })
        .regex(pattern, INVALID_EMAIL),
    )
}

export const email = emailLike(PATTERN)

export const browserEmail = emailLike(/^[^\s@]+@[^\s@]+$/)

export function emailKey(address: string): string {
  return address.normalize('NFKC').toLowerCase()
}

export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL && PATTERN.test(text)
}
