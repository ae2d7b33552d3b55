import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { readForm } from '#app/http/body.server'
import { requireAdmin } from '#app/http/session.server'
import { ownSessionId } from '#app/http/session-cookie.server'
import { countRecoveryCodes } from '#app/models/account/recovery-code.server'
import { beginSecondFactor, findSecondFactor } from '#app/models/account/second-factor.server'
import { totpUri } from '#app/models/account/totp.server'
import { momentIn } from '#app/models/company/calendar'
import { site } from '#app/models/company/site.server'
import { drawQrCode } from '#app/models/messaging/qr-code.server'
import { titled } from '#app/routes/desk/desk-head'
import { ConfirmForm } from '#app/routes/desk/form/confirm-form'
import { PagePostFailed, usePostResult } from '#app/routes/desk/form/post-failure'
import { Banner } from '#app/ui/form/form-messages'
import { prove, renew, switchOff } from './second-factor.server'
import { SecondFactorOn, SecondFactorProof } from './second-factor-form'

export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request)
  const { db, company } = site()
  const { since, unproven } = await findSecondFactor(db, admin.id, await ownSessionId(request))
  const picture = unproven && drawQrCode(totpUri(unproven, company.name, admin.email))
  return {
    since: since === null ? null : momentIn(company.timeZone, since),
    recoveryCodes: await countRecoveryCodes(db, admin.id),
    secret: unproven.replace(/(.{4})(?=.)/g, '$1 '),
    picture: picture && `data:image/svg+xml,${encodeURIComponent(picture)}`,
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const fields = await readForm(request)
  const sessionId = await ownSessionId(request)
  switch (fields.intent) {
    case 'begin':
      await beginSecondFactor(site().db, admin, sessionId)
      return redirect('/admin/accounts/second-factor', 303)
    case 'prove':
      return prove(admin, sessionId, fields)
    case 'renew':
      return renew(admin, fields)
    case 'off':
      return switchOff(admin, fields)
    default:
      throw data(null, 400)
  }
}

export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = titled('Two-step login')

export default function SecondFactorPage() {
  const { since, recoveryCodes, secret, picture } = useLoaderData<typeof loader>()
  const { result } = usePostResult<typeof action>()
  const refusal = result && 'banner' in result ? result : undefined
  if (result && 'codes' in result) {
    return (
      <div className="max-w-xl">
        <h1>Two-step login</h1>
        <RecoveryCodes codes={result.codes} isRenewal={result.isRenewal} />
      </div>
    )
  }
  return (
    <div key="off" className="max-w-xl">
      <h1>Two-step login</h1>
      <PagePostFailed />
      {since !== null && (
        <SecondFactorOn since={since} recoveryCodes={recoveryCodes} refusal={refusal} />
      )}
      {since === null && secret !== '' && (
        <SecondFactorProof secret={secret} picture={picture} refusal={refusal} />
      )}
      {since === null && secret === '' && <SecondFactorIntro />}
    </div>
  )
}

function SecondFactorIntro() {
  return (
    <>
      <p className="my-5 text-ink-2">
        Log in with your password and a six-digit code from an app on your phone, so a stolen
        password is not enough. You need an authenticator app such as Aegis, 2FAS, Google
        Authenticator or your password manager.
      </p>
      <ConfirmForm
        cancel={{ to: '/admin/accounts', label: 'Not now' }}
        submit={{ label: 'Set it up', busyLabel: 'Setting up…', name: 'intent', value: 'begin' }}
        showsFailure={false}
      />
    </>
  )
}

interface RecoveryCodesProps {
  codes: string[]
  isRenewal: boolean
}

function RecoveryCodes({ codes, isRenewal }: RecoveryCodesProps) {
  return (
    <>
      <section className="office-box print-too my-5" aria-labelledby="codes">
        <Banner tone="ok">
          {isRenewal
            ? 'Your old recovery codes no longer work.'
            : 'Two-step login is on. Use these codes if you ever lose your phone.'}
        </Banner>
        <h2 id="codes">Your recovery codes</h2>
        <p className="hint">
          Each code works once. You will not see them again, so print them or write them down.
        </p>
        <ol className="codes mt-4 grid list-decimal grid-cols-[repeat(auto-fill,minmax(220px,1fr))] gap-x-6 gap-y-2 pl-8 text-[1.0625rem]">
          {codes.map((code) => (
            <li key={code} className="pl-1.5">
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </section>
      <Link className="btn btn-primary" to="/admin/accounts">
        I have saved them
      </Link>
    </>
  )
}
