import { Form, useLoaderData } from '@remix-run/react'
import { type ReactNode, useEffect } from 'react'

import type { Picture } from '#app/content/picture'
import { useIsPosting, usePostResult } from '#app/routes/desk/form/post-failure'
import { removeMarker } from '#app/routes/desk/storage'
import { CompanyContext } from '#app/ui/company'
import { OfflineLinks } from '#app/ui/error/offline-dialog'
import { FormContext } from '#app/ui/form/field'
import { Banner, ErrorSummary } from '#app/ui/form/form-messages'
import { Logo } from '#app/ui/layout/logo'
import { useNavigationFocus } from '#app/ui/layout/use-navigation-focus'
import { SceneArt } from '#app/ui/scene-art'

/** Errors of a failed attempt, with the typed values except passwords. */
export interface Refusal {
  name?: string
  email?: string
  /** A desk form that was posted after the session had ended. */
  unsent?: string
  fields: Record<string, string[]>
  banner: string
}

interface SignInPageProps {
  title: string
  submit: string
  aside: ReactNode
  children: ReactNode
}

const FORM = 'sign-in'
const UNSENT_KEPT =
  'Your session had ended, so your last action did not go through. Log in with the same account, and what you typed is there again.'

interface SignInData {
  company: { name: string; logo?: Picture }
  notice?: string
  unsent?: string
}

export function SignInPage({ title, submit, aside, children }: SignInPageProps) {
  const { company, notice, ...loaded } = useLoaderData<SignInData>()
  const { result: refusal, failure } = usePostResult<Refusal>()
  const unsent = refusal?.unsent ?? loaded.unsent
  useEffect(removeMarker, [])
  useNavigationFocus()
  const isBusy = useIsPosting()
  const shownRefusal = isBusy ? undefined : refusal
  const values = { name: refusal?.name, email: refusal?.email }
  const errors = shownRefusal?.fields ?? {}
  return (
    <CompanyContext.Provider value={company}>
      <div className="sign-in-page grid min-h-screen grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <main id="main" className="mx-auto w-[min(100%,448px)] px-6 pt-8 pb-16 lg:self-center">
          <Logo reloadDocument />
          <h1 className="mt-10 mb-8 text-h2">{title}</h1>
          {notice && !refusal?.banner && (
            <Banner tone="plain">{unsent ? UNSENT_KEPT : notice}</Banner>
          )}
          {shownRefusal?.banner && <RefusalMessage refusal={shownRefusal} />}
          {failure && !isBusy && <Banner tone="bad">{failure}</Banner>}
          <Form method="post" replace noValidate aria-busy={isBusy}>
            {unsent && <input type="hidden" name="unsent" value={unsent} />}
            <FormContext.Provider value={{ formId: FORM, values, errors }}>
              {children}
            </FormContext.Provider>
            <button className="btn btn-primary w-full" type="submit" disabled={isBusy}>
              {isBusy ? 'One moment…' : submit}
            </button>
          </Form>
          <p className="mt-6 text-sm text-ink-2">{aside}</p>
          <OfflineLinks />
        </main>
        <aside className="hidden lg:flex" data-hue="brand" aria-hidden="true">
          <p>{'Every enquiry in one place, and\u00a0none\u00a0lost.'}</p>
          <SceneArt name="login-loop" />
        </aside>
      </div>
    </CompanyContext.Provider>
  )
}

function RefusalMessage({ refusal }: { refusal: Refusal }) {
  const { banner, fields } = refusal
  if (Object.keys(fields).length === 0) return <Banner tone="bad">{banner}</Banner>
  return <ErrorSummary formId={FORM} banner={banner} fields={fields} attempt={fields} />
}
