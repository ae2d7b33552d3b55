import { data, redirect } from '@remix-run/node'
import { bannerOf, parse } from '#app/http/parse'
import { CODE_ON_ALREADY, codeInput, ownPasswordInput, WRONG_CODE } from '#app/models/account/admin'
import type { Admin } from '#app/models/account/admin.server'
import {
  findSecondFactor,
  renewRecoveryCodes,
  switchOffSecondFactor,
  switchOnSecondFactor,
} from '#app/models/account/second-factor.server'
import { site } from '#app/models/company/site.server'
import { checkOwnPassword } from '#app/routes/desk/form/own-password.server'
import type { SecondFactorRefusal } from './second-factor-form'

type Fields = Record<string, string>

export async function prove(admin: Admin, sessionId: string, fields: Fields) {
  const input = parse(codeInput.merge(ownPasswordInput), fields)
  if (!input.ok) return refuse('prove', input.errors.fields)
  const refused = await refusePassword('prove', admin, fields)
  if (refused) return refused
  const { code } = input.data
  const codes = await switchOnSecondFactor(site().db, admin, { sessionId, code })
  if (codes) return { codes, isRenewal: false }
  const { since } = await findSecondFactor(site().db, admin.id, sessionId)
  // The form was sent twice, and the admin may not have seen the codes of the first response.
  if (since !== null) return refuse('renew', {}, { status: 409 }, CODE_ON_ALREADY)
  return refuse('prove', { code: [WRONG_CODE] })
}

export async function renew(admin: Admin, fields: Fields) {
  const refused = await refusePassword('renew', admin, fields)
  if (refused) return refused
  const codes = await renewRecoveryCodes(site().db, admin)
  return codes.length > 0 ? { codes, isRenewal: true } : redirectAfterOff()
}

export async function switchOff(admin: Admin, fields: Fields) {
  const refused = await refusePassword('off', admin, fields)
  if (refused) return refused
  await switchOffSecondFactor(site().db, admin)
  return redirectAfterOff()
}

const redirectAfterOff = () => redirect('/admin/accounts?done=code-off', 303)

type Intent = SecondFactorRefusal['intent']

async function refusePassword(intent: Intent, admin: Admin, fields: Fields) {
  const refused = await checkOwnPassword(admin, fields)
  return refused && refuse(intent, { current: [refused.message] }, refused.init)
}

function refuse(
  intent: Intent,
  fields: Record<string, string[]>,
  init: ResponseInit = { status: 400 },
  banner = bannerOf({ form: [], fields }),
) {
  const refusal: SecondFactorRefusal = { intent, fields, banner }
  return data(refusal, init)
}
