import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'

import { readForm } from '#app/http/body.server'
import { attemptSignup } from '#app/http/login.server'
import { parseAsync } from '#app/http/parse'
import { openSession } from '#app/http/session.server'
import { signupInput } from '#app/models/account/password.server'
import { adminLinks } from '#app/routes/desk/admin-links'
import { keepPage, revalidateUnlessFailed, useAnswer } from '#app/routes/desk/desk-form'
import { TextField } from '#app/ui/form/field'
import { PasswordField } from '#app/ui/form/password-field'
import { loadSignIn, refuseAttempt, refuseInput } from './sign-in.server'
import { SignInPage } from './sign-in-page'

export const links = adminLinks

export async function loader({ request }: LoaderFunctionArgs) {
  return loadSignIn(request)
}

export async function action({ request }: ActionFunctionArgs) {
  const values = await readForm(request)
  const { name = '', email = '' } = values
  const input = await parseAsync(signupInput, values)
  if (!input.ok) return refuseInput({ name, email }, input.errors)

  const signup = await attemptSignup(request, input.data)
  if (!signup.ok) return refuseAttempt({ name, email }, signup)
  return redirect('/admin?welcome=1', {
    status: 303,
    headers: { 'Set-Cookie': await openSession(request, signup.admin) },
  })
}

export const clientAction = keepPage

export const shouldRevalidate = revalidateUnlessFailed

export const meta: MetaFunction = () => [
  { title: 'Create an Admin Account' },
  { name: 'robots', content: 'noindex' },
]

export default function SignupPage() {
  const { company } = useLoaderData<typeof loader>()
  const { answer: refusal, failure } = useAnswer<typeof action>()
  const logIn = (
    <>
      Have an account?{' '}
      <Link className="text-link" to="/login">
        Log in
      </Link>
    </>
  )
  return (
    <SignInPage
      title="Create an Admin Account"
      company={company}
      refusal={refusal}
      failure={failure}
      submit="Sign up"
      aside={logIn}
    >
      {(errors) => (
        <>
          <TextField
            label="Name"
            name="name"
            formId="sign-in"
            autoComplete="name"
            defaultValue={refusal?.name}
            errors={errors.name}
          />
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
            autoComplete="new-password"
            hint="At least 12 characters. A few words in a row are easy to keep in mind."
            errors={errors.password}
          />
          <PasswordField
            label="Secret Key"
            name="secretKey"
            formId="sign-in"
            autoComplete="off"
            hint="The owner of this site can tell you."
            errors={errors.secretKey}
          />
        </>
      )}
    </SignInPage>
  )
}
