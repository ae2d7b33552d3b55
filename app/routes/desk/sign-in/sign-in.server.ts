import { data, redirect } from '@remix-run/node'

import type { Attempt } from '#app/http/login.server'
import { bannerOf, type InputErrors } from '#app/http/parse'
import { findAdmin } from '#app/http/session-cookie.server'
import { site } from '#app/models/company/site.server'
import { logoOf } from '#app/models/image/logo.server'
import type { Refusal } from './sign-in-page'

/** Loader data of the login and signup pages. @throws a redirect if the admin is logged in */
export async function loadSignIn(request: Request) {
  if (await findAdmin(request)) throw redirect('/admin')
  return { company: { name: site().company.name, logo: logoOf(site()) } }
}

type Typed = Pick<Refusal, 'name' | 'email' | 'unsent'>

export function refuseInput(typed: Typed, errors: InputErrors) {
  const refusal: Refusal = { ...typed, fields: errors.fields, banner: bannerOf(errors) }
  return data(refusal, 400)
}

export function refuseAttempt(typed: Typed, attempt: Extract<Attempt, { ok: false }>) {
  const { status, headers, message, fields = {} } = attempt
  const refusal: Refusal = { ...typed, fields, banner: message }
  return data(refusal, { status, headers })
}
