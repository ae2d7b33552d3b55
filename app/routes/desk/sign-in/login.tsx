import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'

import { readForm } from '#app/http/body.server'
import { attemptLogin, safePath } from '#app/http/login.server'
import { parse } from '#app/http/parse'
import { withParams } from '#app/http/search-params'
import { openSecondStep } from '#app/http/second-step.server'
import { bringsSession, openSession } from '#app/http/session.server'
import { loginInput } from '#app/models/account/admin'
import { adminLinks } from '#app/routes/desk/admin-links'
import { keepPage, revalidateUnlessFailed, useAnswer } from '#app/routes/desk/desk-form'
import { TextField } from '#app/ui/form/field'
import { PasswordField } from '#app/ui/form/password-field'
import { loadSignIn, refuseAttempt, refuseInput } from './sign-in.server'
import { SignInPage } from './sign-in-page'

export const links = adminLinks

export async function loader({ request }: LoaderFunctionArgs) {
  const page = await loadSignIn(request)
  const { searchParams: params } = new URL(request.url)
  // A valid session was redirected to the desk by `loadSignIn`.
  const hadSession = await bringsSession(request)
  const notice = Object.entries(NOTICES).find(([name]) => params.has(name))?.[1]
  const done = DONE[params.get('done') ?? '']
  return { ...page, notice: notice ?? done ?? (hadSession ? SESSION_ENDED : undefined) }
}

export async function action({ request }: ActionFunctionArgs) {
  const { email = '', password = '' } = await readForm(request)
  const input = parse(loginInput, { email, password })
  if (!input.ok) return refuseInput({ email }, input.errors)

  const { search, searchParams } = new URL(request.url)
  const wanted = safePath(searchParams.get('to'))
  const login = await attemptLogin(request, input.data)
  if (!login.ok && login.awaitsCodeOf) {
    return redirect(`/login/code${withParams(search, { late: '', dropped: '' })}`, {
      status: 303,
      headers: { 'Set-Cookie': await openSecondStep(login.awaitsCodeOf.id) },
    })
  }
  if (!login.ok) return refuseAttempt({ email }, login)
  return redirect(wanted, {
    status: 303,
    headers: { 'Set-Cookie': await openSession(request, login.admin) },
  })
}

const SESSION_ENDED =
  'Your session has ended: it was not used for hours, or somebody ended it, for example with a new password. Log in again.'

const NOTICES = {
  late: 'A code counts only within five minutes of the password. Log in again.',
  dropped:
    'Your session had ended, for example by a new password, so what you pressed last was not done. Log in, and do it again.',
}

const DONE: Partial<Record<string, string>> = {
  'signed-out': 'You are signed out everywhere.',
  removed: 'Your account is removed.',
}

export const clientAction = keepPage

export const shouldRevalidate = revalidateUnlessFailed

export const meta: MetaFunction = () => [
  { title: 'Login as Admin' },
  { name: 'robots', content: 'noindex' },
]

export default function LoginPage() {
  const { company, notice } = useLoaderData<typeof loader>()
  const { answer: refusal, failure } = useAnswer<typeof action>()
  const signUp = (
    <>
      No account yet?{' '}
      <Link className="text-link" to="/signup">
        Sign up
      </Link>
    </>
  )
  return (
    <SignInPage
      title="Login as Admin"
      company={company}
      refusal={refusal}
      failure={failure}
      notice={notice}
      submit="Sign in"
      aside={signUp}
    >
      {(errors) => (
        <>
          <TextField
            label="Email"
            name="email"
            formId="sign-in"
            type="email"
            autoComplete="username"
            defaultValue={refusal?.email}
            errors={errors.email}
          />
          <PasswordField
            label="Password"
            name="password"
            formId="sign-in"
            autoComplete="current-password"
            errors={errors.password}
          />
        </>
      )}
    </SignInPage>
  )
}
