import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readForm } from '#app/http/body.server'
import { requireOwner } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import {
  refreshMailServer,
  removeMailServer,
  saveMailServer,
} from '#app/models/mail/mail-server.server'
import { attempt } from '#app/models/storage.server'
import { BackLink } from '#app/routes/desk/back-link'
import { titled } from '#app/routes/desk/desk-head'
import { refuseForm, refuseStorage } from '#app/routes/desk/form/form-refusal.server'
import { checkOwnPassword, missingOwnPassword } from '#app/routes/desk/form/own-password.server'
import { PagePostFailed, useIsPosting, usePostResult } from '#app/routes/desk/form/post-failure'
import { Notice, type NoticeTexts } from '#app/routes/desk/list/list-parts'
import { testMail } from '#app/routes/desk/mail/mail-test.server'
import { TestMailForm } from '#app/routes/desk/mail/test-mail-form'
import { Banner } from '#app/ui/form/form-messages'
import { readMailForm, showMailServer } from './mail-server.server'
import { MailServerForm } from './mail-server-form'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request)
  return showMailServer(site())
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireOwner(request)
  const posted = await readForm(request)
  if (posted.intent === 'test') return testMail(site(), admin)
  const { password: _, current: __, ...values } = posted
  const refuse = (fields: Record<string, string[]>, init?: ResponseInit) =>
    refuseForm(values, fields, 'The mail server was not saved', init)
  if (site().settings.smtpUrl !== undefined)
    return refuse({ host: [SET_ON_SERVER] }, { status: 409 })
  const isRemoval = posted.intent === 'remove'
  const input = readMailForm(posted, site().mailServer)
  if (!isRemoval && !input.ok) {
    return refuse({ ...input.errors.fields, ...missingOwnPassword(posted) })
  }
  const refused = await checkOwnPassword(admin, posted)
  if (refused) return refuse({ current: [refused.message] }, refused.init)
  const stored = await attempt(async () =>
    isRemoval
      ? removeMailServer(site(), admin, posted.base)
      : input.ok && saveMailServer(site(), admin, input.data, posted.base),
  )
  if (!stored.ok) return refuseStorage(values, stored.fault)
  if (!stored.value) {
    const base = await refreshMailServer(site())
    return refuseForm({ ...values, base }, {}, CHANGED, { status: 409 })
  }
  return redirect(`/admin/site/mail?done=${isRemoval ? 'removed' : 'saved'}`, 303)
}

const CHANGED =
  'A colleague changed the mail server meanwhile. Nothing of yours is saved yet. What you typed is below; enter passwords again'
const SET_ON_SERVER = 'SMTP_URL is set on the server, so it cannot be changed here'

export { headers } from '#app/http/document-headers'
export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = titled('Mail server')

const SET = {
  saved: { tone: 'ok', text: 'Saved. Emails go out through it from now on. Send a test.' },
} satisfies NoticeTexts
const NOT_SET = {
  removed: { tone: 'ok', text: 'Removed. Emails wait until a mail server is set.' },
} satisfies NoticeTexts

export default function MailServerPage() {
  const { environment, isLocked, isReady, ...stored } = useLoaderData<typeof loader>()
  const { result } = usePostResult<typeof action>()
  const isBusy = useIsPosting()
  const test = result && 'report' in result && !isBusy ? result : undefined
  const refusal = result && 'fields' in result ? result : undefined
  return (
    <div className="max-w-3xl">
      <BackLink to="/admin/site">Site</BackLink>
      <div className="desk-head">
        <h1>Mail server</h1>
        {isReady && <TestMailForm />}
      </div>
      <p className="hint mt-2 mb-5">
        The server your emails go through. Your mail provider tells you these values.
      </p>
      {!result && <Notice notices={stored.isSaved ? SET : NOT_SET} />}
      {test && <Banner tone={test.isSent ? 'ok' : 'bad'}>{test.report}</Banner>}
      {environment.length > 0 && (
        <Banner tone="plain">
          {`Set on the server, where it comes first: ${environment.join(', ')}.`}
        </Banner>
      )}
      {isLocked && (
        <Banner tone="bad">
          The saved password cannot be read, because the secret key of the site has changed. Enter
          it again.
        </Banner>
      )}
      {environment.includes('SMTP_URL') ? (
        <PagePostFailed />
      ) : (
        <MailServerForm {...stored} isChanged={refusal?.banner === CHANGED} refusal={refusal} />
      )}
    </div>
  )
}
