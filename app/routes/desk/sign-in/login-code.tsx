import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'

import { readForm } from '#app/http/body.server'
import { attemptCode, safePath } from '#app/http/login.server'
import { parse } from '#app/http/parse'
import { withParams } from '#app/http/search-params'
import { closeSecondStep, findOnSecondStep } from '#app/http/second-step.server'
import { openSession } from '#app/http/session.server'
import { codeInput } from '#app/models/account/admin'
import { adminLinks } from '#app/routes/desk/admin-links'
import { keepPage, revalidateUnlessFailed, useAnswer } from '#app/routes/desk/desk-form'
import { TextField } from '#app/ui/form/field'
import { loadSignIn, refuseAttempt, refuseInput } from './sign-in.server'
import { SignInPage } from './sign-in-page'

export const links = adminLinks

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
  const wanted = new URL(request.url).searchParams.get('to')
  return redirect(safePath(wanted), { status: 303, headers })
}

export const clientAction = keepPage

export const shouldRevalidate = revalidateUnlessFailed

export const meta: MetaFunction = () => [
  { title: 'Enter your code' },
  { name: 'robots', content: 'noindex' },
]

export default function LoginCodePage() {
  const { company } = useLoaderData<typeof loader>()
  const { answer: refusal, failure } = useAnswer<typeof action>()
  const startAnew = (
    <Link className="text-link" to="/login">
      Start again with email and password
    </Link>
  )
  return (
    <SignInPage
      title="Enter your code"
      company={company}
      refusal={refusal}
      failure={failure}
      submit="Go on"
      aside={startAnew}
    >
      {(errors) => (
        <TextField
          label="Code"
          name="code"
          formId="sign-in"
          autoComplete="one-time-code"
          inputMode="text"
          autoCapitalize="none"
          spellCheck={false}
          hint="The six digits that your authenticator app shows now. Without the phone: one of your recovery codes."
          errors={errors.code}
        />
      )}
    </SignInPage>
  )
}
