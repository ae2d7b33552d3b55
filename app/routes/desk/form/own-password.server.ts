import { attemptOwnPassword } from '#app/http/login.server'
import { bannerOf, parse } from '#app/http/parse'
import { ownPasswordInput } from '#app/models/account/admin'
import type { Admin } from '#app/models/account/admin.server'

interface WrongPassword {
  message: string
  init: ResponseInit
}

/** Asked before what cannot be undone, so that a stolen session is not enough. @returns undefined where the password is right */
export async function refuseUnlessOwn(
  admin: Admin,
  fields: Record<string, string>,
): Promise<WrongPassword | undefined> {
  const input = parse(ownPasswordInput, fields)
  if (!input.ok) return { message: bannerOf(input.errors), init: { status: 400 } }
  const attempt = await attemptOwnPassword(admin, input.data.current)
  if (attempt.ok) return undefined
  const { status, headers, message } = attempt
  return { message, init: { status, headers } }
}

/** Said with the other mistakes of a form; whether the password is right is asked last. */
export function missingOwnPassword(fields: Record<string, string>): Record<string, string[]> {
  const own = parse(ownPasswordInput, fields)
  return own.ok ? {} : own.errors.fields
}
