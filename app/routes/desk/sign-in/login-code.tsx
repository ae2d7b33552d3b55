import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Link } from '@remix-run/react'
import { readForm } from '#app/http/body.server'
import { attemptCode, closeSecondStep, findOnSecondStep, safePath } from '#app/http/login.server'
import { parse } from '#app/http/parse'
import { withParams } from '#app/http/search-params'
import { openSession } from '#app/http/session-cookie.server'
import { codeInput } from '#app/models/account/admin'
import { signInTitled } from '#app/routes/desk/desk-head'
import { TextField } from '#app/ui/form/field'
import { loadSignIn, refuseAttempt, refuseInput } from './sign-in.server'
import { SignInPage } from './sign-in-page'

async function requireSecondStep(request: Request) {
  const admin = await findOnSecondStep(request)
  if (admin) return admin
  throw redirect(`/login${withParams(new URL(request.url).search, { late: 1 })}`)
}

export async function loader({ request }: LoaderFunctionArgs) {
  const page = await loadSignIn(request)
  await requireSecondStep(request)
  return page
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireSecondStep(request)
  const input = parse(codeInput, await readForm(request))
  if (!input.ok) return refuseInput({}, input.errors)

  const attempt = await attemptCode(admin, input.data.code)
  if (!attempt.ok) return refuseAttempt({}, attempt)
  const headers = new Headers()
  headers.append('Set-Cookie', await openSession(request, attempt.admin))
  headers.append('Set-Cookie', await closeSecondStep())
  const target = new URL(request.url).searchParams.get('to')
  return redirect(safePath(target), { status: 303, headers })
}

export { headers } from '#app/http/document-headers'
export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = signInTitled('Enter your code')

export default function LoginCodePage() {
  const aside = (
    <Link className="text-link" to="/login">
      Start again with email and password
    </Link>
  )
  return (
    <SignInPage title="Enter your code" submit="Continue" aside={aside}>
      <TextField
        label="Code"
        name="code"
        autoComplete="one-time-code"
        inputMode="text"
        autoCapitalize="none"
        spellCheck={false}
        hint="The six digits in your authenticator app. No phone? Use a recovery code."
      />
    </SignInPage>
  )
}
