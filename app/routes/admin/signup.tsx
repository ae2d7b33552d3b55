import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react'

import { readForm } from '#app/http/body.server'
import { attemptSignup } from '#app/http/login.server'
import { bannerOf, parse } from '#app/http/parse'
import { findAdmin, openSession } from '#app/http/session.server'
import { signupInput } from '#app/models/admin'
import { site } from '#app/models/site.server'
import { TextField } from '#app/ui/field'
import { adminLinks } from './admin-links'
import { DoorPage, type Refusal } from './door-page'

export const links = adminLinks

export async function loader({ request }: LoaderFunctionArgs) {
  if (await findAdmin(request)) throw redirect('/admin')
  return { company: site().company.name }
}

export async function action({ request }: ActionFunctionArgs) {
  const values = await readForm(request)
  const { name = '', email = '' } = values
  const input = parse(signupInput, values)
  if (!input.ok) {
    const { fields } = input.errors
    return data({ name, email, fields, banner: bannerOf(input.errors) } satisfies Refusal, 400)
  }
  const signup = await attemptSignup(request, input.data)
  if (!signup.ok) {
    const { status, headers, message } = signup
    return data({ name, email, fields: {}, banner: message } satisfies Refusal, { status, headers })
  }
  return redirect('/admin?welcome=1', {
    status: 303,
    headers: { 'Set-Cookie': await openSession(request, signup.admin.id) },
  })
}

export const meta: MetaFunction = () => [
  { title: 'Create an Admin Account' },
  { name: 'robots', content: 'noindex' },
]

export default function SignupPage() {
  const { company } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()
  const isBusy = useNavigation().state !== 'idle'
  const errors: Refusal['fields'] = isBusy ? {} : (refusal?.fields ?? {})
  return (
    <DoorPage
      title="Create an Admin Account"
      company={company}
      refusal={isBusy ? undefined : refusal}
    >
      <Form method="post" replace noValidate aria-busy={isBusy}>
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
        <TextField
          label="Password"
          name="password"
          formId="door"
          type="password"
          autoComplete="new-password"
          hint="At least 12 characters. A few words in a row are easy to keep in mind."
          errors={errors.password}
        />
        <TextField
          label="Secret Key"
          name="secretKey"
          formId="door"
          type="password"
          autoComplete="off"
          hint="The owner of this site can tell you."
          errors={errors.secretKey}
        />
        <button className="btn btn-primary w-full" type="submit" disabled={isBusy}>
          Sign up
        </button>
      </Form>
      <p className="mt-6 text-sm text-ink-2">
        Have an account?{' '}
        <Link className="text-link" to="/login">
          Log in
        </Link>
      </p>
    </DoorPage>
  )
}
