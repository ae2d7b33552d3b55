import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Link } from '@remix-run/react'
import { readForm } from '#app/http/body.server'
import { attemptSignup } from '#app/http/login.server'
import { parse } from '#app/http/parse'
import { openSession } from '#app/http/session-cookie.server'
import { countAdmins } from '#app/models/account/admin.server'
import { signupForm } from '#app/models/account/password.server'
import { site } from '#app/models/company/site.server'
import { START } from '#app/models/content/start-dismissal.server'
import { signInTitled } from '#app/routes/desk/desk-head'
import { TextField } from '#app/ui/form/field'
import { NEW_PASSWORD, PasswordField } from '#app/ui/form/password-field'
import { loadSignIn, refuseAttempt, refuseInput } from './sign-in.server'
import { SignInPage } from './sign-in-page'

export async function loader({ request }: LoaderFunctionArgs) {
  return loadSignIn(request)
}

export async function action({ request }: ActionFunctionArgs) {
  const values = await readForm(request)
  const { name = '', email = '' } = values
  const input = parse(signupForm, values)
  if (!input.ok) return refuseInput({ name, email }, input.errors)

  const signup = await attemptSignup(request, input.data)
  if (!signup.ok) return refuseAttempt({ name, email }, signup)
  const to = (await countAdmins(site().db)) === 1 ? START : '/admin'
  return redirect(`${to}?welcome=1`, {
    status: 303,
    headers: { 'Set-Cookie': await openSession(request, signup.admin) },
  })
}

export { headers } from '#app/http/document-headers'
export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = signInTitled('Create an Admin Account')

export default function SignupPage() {
  const aside = (
    <>
      Already have an account?{' '}
      <Link className="text-link" to="/login">
        Log in
      </Link>
    </>
  )
  return (
    <SignInPage title="Create an Admin Account" submit="Sign up" aside={aside}>
      <TextField label="Name" name="name" autoComplete="name" />
      <TextField label="Email" name="email" type="email" autoComplete="username" />
      <PasswordField label="Password" {...NEW_PASSWORD} />
      <PasswordField
        label="Secret Key"
        name="secretKey"
        autoComplete="off"
        isLogin={false}
        hint="Whoever set up this site has it."
      />
    </SignInPage>
  )
}
