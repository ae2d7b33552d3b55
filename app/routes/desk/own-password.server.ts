import { data } from '@remix-run/node'
import { attemptOwnPassword } from '#app/http/login.server'
import { bannerOf, parse } from '#app/http/parse'
import { ownPasswordInput } from '#app/models/account/admin'
import type { Admin } from '#app/models/account/admin.server'

/** Asked before what cannot be undone, so that a stolen session is not enough. @returns what to answer with `more`, unless the password is right */
export async function refuseUnlessOwn<T extends object>(
  admin: Admin,
  fields: Record<string, string>,
  more: () => T | Promise<T>,
) {
  const input = parse(ownPasswordInput, fields)
  if (!input.ok) return data({ ...(await more()), message: bannerOf(input.errors) }, 400)
  const attempt = await attemptOwnPassword(admin, input.data.current)
  if (attempt.ok) return undefined
  const { status, headers, message } = attempt
  return data({ ...(await more()), message }, { status, headers })
}
