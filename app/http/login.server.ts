import { safeRedirect } from 'remix-utils/safe-redirect'
import {
  BAD_CREDENTIALS,
  CODE_NEEDED,
  EASY_PASSWORD,
  type LoginInput,
  WRONG_CODE,
  WRONG_PASSWORD,
} from '#app/models/account/admin'
import {
  type Admin,
  findRecentSignup,
  isSameSecret,
  logIn,
  signUp,
  type VerifiedAdmin,
} from '#app/models/account/admin.server'
import { proveOwnPassword } from '#app/models/account/own-password.server'
import { isEasyPassword, ownWords, type SignupInput } from '#app/models/account/password.server'
import { hasSecondFactor } from '#app/models/account/second-factor.server'
import {
  findSecondStep,
  issueSecondStep,
  SECOND_STEP_MS,
  spendCode,
} from '#app/models/account/second-step.server'
import { site } from '#app/models/company/site.server'
import { emailKey } from '#app/models/email'
import { recordSingleAction, VISITOR } from '#app/models/privacy/audit.server'
import { clientOf, consume, refundPoint, tooMany, wideNetworkOf } from './rate-limit.server'
import { hostCookie } from './session-cookie.server'

export type Attempt = { ok: true; admin: VerifiedAdmin } | Refused

interface Refused {
  ok: false
  status: 400 | 401 | 403 | 409 | 429
  message: string
  fields?: Record<string, string[]>
  headers?: Record<string, string>
  awaitsCodeOf?: Admin
}

export async function attemptLogin(request: Request, input: LoginInput): Promise<Attempt> {
  const client = clientOf(request)
  const pair = `${client} ${emailKey(input.email)}`
  const wait = (await consume('login', pair)) || (await consume('loginAddress', client))
  if (wait > 0) return refused(wait)

  const { db } = site()
  const refund = async () => {
    await refundPoint('login', pair)
    await refundPoint('loginAddress', client)
  }
  const hashClient = { network: wideNetworkOf(client), signal: request.signal }
  const admin = await logIn(db, input, hashClient).catch(async (error: unknown) => {
    // A login whose password was not checked did not fail.
    await refund()
    throw error
  })
  if (!admin) {
    await recordSingleAction(db, VISITOR, { action: 'login.refused' })
    return { ok: false, status: 401, message: BAD_CREDENTIALS }
  }
  await refund()
  if (await hasSecondFactor(db, admin.id)) {
    if (input.code) return attemptCode(admin, input.code)
    await recordSingleAction(db, admin, { action: 'login.code-asked', subjectId: admin.id })
    return { ok: false, status: 401, message: CODE_NEEDED, awaitsCodeOf: admin }
  }
  await recordSingleAction(db, admin, { action: 'login', subjectId: admin.id })
  return { ok: true, admin }
}

export async function attemptCode(admin: VerifiedAdmin, code: string): Promise<Attempt> {
  const wait = await consume('code', admin.id)
  if (wait > 0) return refused(wait)
  const { db } = site()
  const spent = await spendCode(db, admin.id, code)
  if (!spent) {
    await recordSingleAction(db, admin, { action: 'login.code-refused', subjectId: admin.id })
    return { ok: false, status: 401, message: WRONG_CODE, awaitsCodeOf: admin }
  }
  await refundPoint('code', admin.id)
  const detail = spent === 'app' ? 'with a code' : 'with a recovery code'
  await recordSingleAction(db, admin, { action: 'login', subjectId: admin.id, detail })
  return { ok: true, admin }
}

function ticketCookie() {
  return hostCookie('second-step', site().settings)
}

export async function openSecondStep(adminId: string): Promise<string> {
  const ticket = await issueSecondStep(site().db, adminId)
  return ticketCookie().serialize(ticket, { maxAge: SECOND_STEP_MS / 1000 })
}

export async function findOnSecondStep(request: Request): Promise<VerifiedAdmin | undefined> {
  const ticket: unknown = await ticketCookie().parse(request.headers.get('Cookie'))
  return typeof ticket === 'string' ? findSecondStep(site().db, ticket) : undefined
}

export async function closeSecondStep(): Promise<string> {
  return ticketCookie().serialize('', { maxAge: 0 })
}

export async function attemptOwnPassword(admin: Admin, password: string): Promise<Attempt> {
  const wait = await consume('ownPassword', admin.id)
  if (wait > 0) return refused(wait)
  const { db } = site()
  const proven = await proveOwnPassword(db, admin, password)
  if (proven) {
    await refundPoint('ownPassword', admin.id)
    return { ok: true, admin: proven }
  }
  await recordSingleAction(db, admin, { action: 'account.password-refused', subjectId: admin.id })
  return { ok: false, status: 403, message: WRONG_PASSWORD }
}

export async function attemptSignup(request: Request, input: SignupInput): Promise<Attempt> {
  const client = clientOf(request)
  const wait = (await consume('signup', client)) || (await consume('signupAll', ''))
  if (wait > 0) return refused(wait)

  const { db, secretKey, company } = site()
  const refund = async () => {
    await refundPoint('signup', client)
    await refundPoint('signupAll', '')
  }
  const { password } = input
  const isEasy = async () =>
    (await isEasyPassword(password)) || isEasyPassword(password, ownWords(company, input))
  const hasKey = isSameSecret(secretKey, input.secretKey)
  if (hasKey && (await isEasy())) {
    await refund()
    return {
      ok: false,
      status: 400,
      message: EASY_PASSWORD,
      fields: { password: [EASY_PASSWORD] },
    }
  }
  const pause = hasKey ? await consume('account', '') : 0
  if (pause > 0) return refused(pause)
  const signup = await signUp(db, secretKey, input)
  const isTaken = !signup.ok && signup.reason === 'email-taken'
  const made = signup.ok ? signup.admin : isTaken && (await findRecentSignup(db, input))
  if (made) {
    await refund()
    return { ok: true, admin: made }
  }
  if (isTaken) {
    await recordSingleAction(db, VISITOR, {
      action: 'account.signup-refused',
      detail: 'the address has an account',
    })
    return { ok: false, status: 409, message: 'An account with this email exists already' }
  }
  await recordSingleAction(db, VISITOR, {
    action: 'account.signup-refused',
    detail: 'wrong secret key',
  })
  return { ok: false, status: 403, message: 'Invalid Secret Key' }
}

function refused(wait: number): Refused {
  const headers = { 'Retry-After': String(wait) }
  return { ok: false, status: 429, message: tooMany(wait), headers }
}

/** Refuses tabs and line breaks, which browsers remove: "/<tab>/evil.example" would lead to another site. */
export function safePath(wanted: string | null | undefined): string {
  return safeRedirect(/^[!-~]*$/.test(wanted ?? '') ? wanted : '', '/admin')
}
