import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Link } from '@remix-run/react'
import { groupByName, type RouteHandle, readLongForm } from '#app/http/body.server'
import { attemptLogin, openSecondStep, safePath } from '#app/http/login.server'
import { packForm, UPLOAD_PAGE } from '#app/http/packed-form.server'
import { parse } from '#app/http/parse'
import { withParams } from '#app/http/search-params'
import { hasSessionCookie, openSession } from '#app/http/session-cookie.server'
import { storeUnsentForm } from '#app/http/unsent-form.server'
import { loginInput } from '#app/models/account/admin'
import { signInTitled } from '#app/routes/desk/desk-head'
import { TextField } from '#app/ui/form/field'
import { PasswordField } from '#app/ui/form/password-field'
import { loadSignIn, refuseAttempt, refuseInput } from './sign-in.server'
import { SignInPage } from './sign-in-page'

/** After a session has ended, posts of the desk are redirected here: long forms, and the fields of an upload in the URL. */
export const handle: RouteHandle = { isLongForm: true, hasLongUrl: true }

export async function loader({ request }: LoaderFunctionArgs) {
  const page = await loadSignIn(request)
  const { searchParams: params } = new URL(request.url)
  // `loadSignIn` has redirected a valid session to the desk, so this one has ended.
  const hadSession = await hasSessionCookie(request)
  const notice = Object.entries(NOTICES).find(([name]) => params.has(name))?.[1]
  const done = DONE[params.get('done') ?? '']
  const isOfUpload = UPLOAD_PAGE.test(params.get('to') ?? '')
  const unsent = (isOfUpload && params.get('unsent')) || undefined
  return { ...page, unsent, notice: notice ?? done ?? (hadSession ? SESSION_ENDED : undefined) }
}

export async function action({ request }: ActionFunctionArgs) {
  const posted = groupByName(await readLongForm(request))
  const { search, searchParams } = new URL(request.url)
  const target = safePath(searchParams.get('to'))
  // Both fields mean a login: no form of the desk posts both.
  if (searchParams.has('dropped') && !(posted.email && posted.password)) {
    return data({ unsent: packForm(posted, target), fields: {}, banner: '' }, 401)
  }
  const last = (name: string) => posted[name]?.at(-1) ?? ''
  const [email, unsent] = [last('email'), last('unsent')]
  const input = parse(loginInput, { email, password: last('password') })
  if (!input.ok) return refuseInput({ email, unsent }, input.errors)

  const login = await attemptLogin(request, input.data)
  const known = login.ok ? login.admin : login.awaitsCodeOf
  if (known) await storeUnsentForm(unsent, target, known.id)
  if (!login.ok && login.awaitsCodeOf) {
    return redirect(`/login/code${withParams(search, { late: '', dropped: '', unsent: '' })}`, {
      status: 303,
      headers: { 'Set-Cookie': await openSecondStep(login.awaitsCodeOf.id) },
    })
  }
  if (!login.ok) return refuseAttempt({ email, unsent }, login)
  return redirect(target, {
    status: 303,
    headers: { 'Set-Cookie': await openSession(request, login.admin) },
  })
}

const SESSION_ENDED =
  'Your session has ended, either after hours without use or because you were logged out. Log in again.'

const NOTICES = {
  late: 'The code was not entered within five minutes. Log in again.',
  dropped: 'Your session had ended, so your last action did not go through. Log in and try again.',
}

const DONE: Partial<Record<string, string>> = {
  'logged-out': 'You are logged out everywhere.',
  removed: 'Your account has been removed.',
}

export { headers } from '#app/http/document-headers'
export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = signInTitled('Login as Admin')

export default function LoginPage() {
  const aside = (
    <>
      No account yet?{' '}
      <Link className="text-link" to="/signup">
        Sign up
      </Link>
    </>
  )
  return (
    <SignInPage title="Login as Admin" submit="Sign in" aside={aside}>
      <TextField label="Email" name="email" type="email" autoComplete="username" />
      <PasswordField label="Password" name="password" autoComplete="current-password" />
    </SignInPage>
  )
}
