import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { readForm } from '#app/http/body.server'
import { attemptOwnPassword } from '#app/http/login.server'
import { bannerOf, parseAsync } from '#app/http/parse'
import { requireAdmin } from '#app/http/session.server'
import { ownSessionId } from '#app/http/session-cookie.server'
import { CHANGED_ELSEWHERE, EASY_PASSWORD } from '#app/models/account/admin'
import { changePassword, hasJustSet } from '#app/models/account/own-password.server'
import { isEasyPassword, ownWords, passwordChangeInput } from '#app/models/account/password.server'
import { site } from '#app/models/company/site.server'
import { titled } from '#app/routes/desk/desk-head'
import { OwnPasswordField } from '#app/routes/desk/form/back-field'
import { PageForm } from '#app/routes/desk/form/page-form'
import { usePostResult } from '#app/routes/desk/form/post-failure'
import { NEW_PASSWORD, PasswordField } from '#app/ui/form/password-field'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return null
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const input = await parseAsync(passwordChangeInput, await readForm(request))
  if (!input.ok) {
    return data({ fields: input.errors.fields, banner: bannerOf(input.errors) }, 400)
  }
  const { current, password } = input.data
  const { db, company } = site()
  if (await isEasyPassword(password, ownWords(company, admin))) {
    return data({ fields: { password: [EASY_PASSWORD] }, banner: EASY_PASSWORD }, 400)
  }
  const attempt = await attemptOwnPassword(admin, current)
  if (!attempt.ok) {
    // Not after a 429: this would reveal whether a guess is the new password.
    if (attempt.status !== 429 && (await hasJustSet(db, admin, password))) return changed(request)
    const { status, headers, message } = attempt
    return data({ fields: { current: [message] }, banner: message }, { status, headers })
  }
  const keptSession = await ownSessionId(request)
  const { passwordHash: provenHash } = attempt.admin
  const by = { actor: admin, keptSession, provenHash }
  const isDone =
    (await changePassword(db, admin.id, password, by)) || (await hasJustSet(db, admin, password))
  if (isDone) return changed(request)
  await requireAdmin(request)
  const fields: Record<string, string[]> = {}
  return data({ fields, banner: CHANGED_ELSEWHERE }, 409)
}

async function changed(request: Request) {
  await requireAdmin(request)
  return redirect('/admin/accounts?done=password', 303)
}

export { headers } from '#app/http/document-headers'
export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = titled('Change your password')

export default function AccountPasswordPage() {
  const { result } = usePostResult<typeof action>()
  return (
    <div className="max-w-md">
      <h1>Change your password</h1>
      <p className="my-5 text-ink-2">This signs you out on all your other devices.</p>
      <PageForm
        formId="password"
        refusal={result}
        cancel="/admin/accounts"
        submit={{ label: 'Change password', busyLabel: 'Saving…' }}
      >
        <OwnPasswordField label="Current password" />
        <PasswordField label="New password" {...NEW_PASSWORD} />
        <PasswordField label="New password again" name="repeated" autoComplete="new-password" />
      </PageForm>
    </div>
  )
}
