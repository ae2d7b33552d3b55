import { attemptOwnPassword } from '#app/http/login.server'
import { bannerOf, parse } from '#app/http/parse'
import { ownPasswordInput } from '#app/models/account/admin'
import type { Admin } from '#app/models/account/admin.server'

/** Requires the password for critical actions, so that a stolen session is not enough. @returns undefined if it is right */
export async function checkOwnPassword(admin: Admin, fields: Record<string, string>) {
  const input = parse(ownPasswordInput, fields)
  if (!input.ok) return { message: bannerOf(input.errors), init: { status: 400 } }
  const attempt = await attemptOwnPassword(admin, input.data.current)
  if (attempt.ok) return undefined
  const { status, headers, message } = attempt
  return { message, init: { status, headers } }
}

/** The error for an empty password, shown with the other errors of a form. The password itself is checked last. */
export function missingOwnPassword(fields: Record<string, string>): Record<string, string[]> {
  const own = parse(ownPasswordInput, fields)
  return own.ok ? {} : own.errors.fields
}
