import { data, redirect } from '@remix-run/node'

import { attemptOwnPassword } from '#app/http/login.server'
import { bannerOf, type InputErrors, parse } from '#app/http/parse'
import { CODE_ON_ALREADY, codeInput, ownPasswordInput, WRONG_CODE } from '#app/models/account/admin'
import type { Admin } from '#app/models/account/admin.server'
import {
  findSecondFactor,
  renewRecoveryCodes,
  switchOffSecondFactor,
  switchOnSecondFactor,
} from '#app/models/account/second-factor.server'
import { site } from '#app/models/company/site.server'
import type { SecondFactorRefusal } from './second-factor-form'

/** Every action asks for the password, so that a stolen session is not enough. */

type Fields = Record<string, string>

export async function prove(admin: Admin, sessionId: string, fields: Fields) {
  const input = parse(codeInput.merge(ownPasswordInput), fields)
  if (!input.ok) return refuseInput('prove', input.errors)
  const refused = await refusePassword('prove', admin, input.data.current)
  if (refused) return refused
  const { code } = input.data
  const codes = await switchOnSecondFactor(site().db, admin, { sessionId, code })
  if (codes) return { codes, isRenewal: false }
  const { since } = await findSecondFactor(site().db, admin.id, sessionId)
  // Sent twice: nobody may have seen the codes of the first answer.
  if (since !== null) return refuse('renew', 409, {}, CODE_ON_ALREADY)
  return refuse('prove', 400, { code: [WRONG_CODE] }, WRONG_CODE)
}

export async function renew(admin: Admin, fields: Fields) {
  const refused = await refuseUnlessOwn('renew', admin, fields)
  if (refused) return refused
  const codes = await renewRecoveryCodes(site().db, admin)
  return codes.length > 0 ? { codes, isRenewal: true } : redirectAfterOff()
}

export async function switchOff(admin: Admin, fields: Fields) {
  const refused = await refuseUnlessOwn('off', admin, fields)
  if (refused) return refused
  await switchOffSecondFactor(site().db, admin)
  return redirectAfterOff()
}

const redirectAfterOff = () => redirect('/admin/accounts?done=code-off', 303)

type Intent = SecondFactorRefusal['intent']

async function refuseUnlessOwn(intent: Intent, admin: Admin, fields: Fields) {
  const input = parse(ownPasswordInput, fields)
  if (!input.ok) return refuseInput(intent, input.errors)
  return refusePassword(intent, admin, input.data.current)
}

async function refusePassword(intent: Intent, admin: Admin, password: string) {
  const attempt = await attemptOwnPassword(admin, password)
  if (attempt.ok) return undefined
  const { status, message, headers } = attempt
  return refuse(intent, status, { current: [message] }, message, headers)
}

function refuseInput(intent: Intent, errors: InputErrors) {
  return refuse(intent, 400, errors.fields, bannerOf(errors))
}

function refuse(
  intent: Intent,
  status: number,
  fields: Record<string, string[]>,
  banner: string,
  headers?: Record<string, string>,
) {
  const refusal: SecondFactorRefusal = { intent, fields, banner }
  return data(refusal, { status, headers })
}
