import { BAD_CREDENTIALS, type LoginInput, type SignupInput } from '#app/models/admin'
import { type Admin, logIn, signUp } from '#app/models/admin.server'
import { emailKey } from '#app/models/email'
import { site } from '#app/models/site.server'
import { clientOf, secondsToWait, spend, tooMany } from './rate-limit.server'

/** How a try to come in ended, in the words and with the status that form and call both answer. */
export type Attempt =
  | { ok: true; admin: Admin }
  | { ok: false; status: 401 | 403 | 409 | 429; message: string; headers?: Record<string, string> }

/** Logs in; only failures count against the limits, so that nobody locks out one who knows the password. */
export async function attemptLogin(request: Request, input: LoginInput): Promise<Attempt> {
  const client = clientOf(request)
  const pair = `${client} ${emailKey(input.email)}`
  const wait = Math.max(
    await secondsToWait('login', pair),
    await secondsToWait('loginAddress', client),
  )
  if (wait > 0) return refused(wait)

  const admin = await logIn(site().db, input)
  if (admin) return { ok: true, admin }
  await spend('login', pair)
  await spend('loginAddress', client)
  return { ok: false, status: 401, message: BAD_CREDENTIALS }
}

/** Signs up; wrong keys count against the limit. */
export async function attemptSignup(request: Request, input: SignupInput): Promise<Attempt> {
  const client = clientOf(request)
  const wait = await secondsToWait('signup', client)
  if (wait > 0) return refused(wait)

  const { db, secretKey } = site()
  const signup = await signUp(db, secretKey, input)
  if (signup.ok) return signup
  if (signup.reason === 'email-taken')
    return { ok: false, status: 409, message: 'An account with this email exists already' }
  await spend('signup', client)
  return { ok: false, status: 403, message: 'Invalid Secret Key' }
}

function refused(wait: number): Attempt {
  const headers = { 'Retry-After': String(wait) }
  return { ok: false, status: 429, message: tooMany(wait), headers }
}
