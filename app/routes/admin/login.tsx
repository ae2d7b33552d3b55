import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react'

import { readForm } from '#app/http/body.server'
import { attemptLogin } from '#app/http/login.server'
import { bannerOf, parse } from '#app/http/parse'
import { safeRedirect } from '#app/http/remix-utils.server'
import { findAdmin, openSession } from '#app/http/session.server'
import { loginInput } from '#app/models/admin'
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
  const email = values.email ?? ''
  const input = parse(loginInput, values)
  if (!input.ok) {
    const { fields } = input.errors
    return data({ email, fields, banner: bannerOf(input.errors) } satisfies Refusal, 400)
  }
  const login = await attemptLogin(request, input.data)
  if (!login.ok) {
    const { status, headers, message } = login
    return data({ email, fields: {}, banner: message } satisfies Refusal, { status, headers })
  }
  const wanted = new URL(request.url).searchParams.get('to')
  return redirect(safeRedirect(wanted, '/admin'), {
    status: 303,
    headers: { 'Set-Cookie': await openSession(request, login.admin.id) },
  })
}

export const meta: MetaFunction = () => [
  { title: 'Login as Admin' },
  { name: 'robots', content: 'noindex' },
]

export default function LoginPage() {
  const { company } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()
  const isBusy = useNavigation().state !== 'idle'
  const errors: Refusal['fields'] = isBusy ? {} : (refusal?.fields ?? {})
  return (
    <DoorPage title="Login as Admin" company={company} refusal={isBusy ? undefined : refusal}>
      <Form method="post" replace noValidate aria-busy={isBusy}>
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
          autoComplete="current-password"
          errors={errors.password}
        />
        <button className="btn btn-primary w-full" type="submit" disabled={isBusy}>
          Sign in
        </button>
      </Form>
      <p className="mt-6 text-sm text-ink-2">
        No account yet?{' '}
        <Link className="text-link" to="/signup">
          Sign up
        </Link>
      </p>
    </DoorPage>
  )
}
