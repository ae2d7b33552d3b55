import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { Link, useActionData, useLoaderData } from '@remix-run/react'

import { readForm } from '#app/http/body.server'
import { attemptSignup } from '#app/http/login.server'
import { parseAsync } from '#app/http/parse'
import { openSession } from '#app/http/session.server'
import { signupInput } from '#app/models/account/new-password.server'
import { adminLinks } from '#app/routes/desk/admin-links'
import { TextField } from '#app/ui/field'
import { PasswordField } from '#app/ui/password-field'
import { loadDoor, refuseAttempt, refuseInput } from './sign-in.server'
import { DoorPage } from './sign-in-page'

export const links = adminLinks

export async function loader({ request }: LoaderFunctionArgs) {
  return loadDoor(request)
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

export const meta: MetaFunction = () => [
  { title: 'Create an Admin Account' },
  { name: 'robots', content: 'noindex' },
]

export default function SignupPage() {
  const { company } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()
  const logIn = (
    <>
      Have an account?{' '}
      <Link className="text-link" to="/login">
        Log in
      </Link>
    </>
  )
  return (
    <DoorPage
      title="Create an Admin Account"
      company={company}
      refusal={refusal}
      submit="Sign up"
      aside={logIn}
    >
      {(errors) => (
        <>
          <TextField
            label="Name"
            name="name"
            formId="door"
            autoComplete="name"
            defaultValue={refusal?.name}
            errors={errors.name}
          />
          <TextField
            label="Email"
            name="email"
            formId="door"
            type="email"
            autoComplete="username"
            defaultValue={refusal?.email}
            errors={errors.email}
          />
          <PasswordField
            label="Password"
            name="password"
            formId="door"
            autoComplete="new-password"
            hint="At least 12 characters. A few words in a row are easy to keep in mind."
            errors={errors.password}
          />
          <PasswordField
            label="Secret Key"
            name="secretKey"
            formId="door"
            autoComplete="off"
            hint="The owner of this site can tell you."
            errors={errors.secretKey}
          />
        </>
      )}
    </DoorPage>
  )
}
