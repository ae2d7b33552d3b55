import { Form, useNavigation } from '@remix-run/react'
import { type ReactNode, useEffect } from 'react'

import { CompanyContext } from '#app/ui/company'
import { Banner, ErrorSummary } from '#app/ui/form/form-messages'
import { Logo } from '#app/ui/layout/logo'
import { useNavigationFocus } from '#app/ui/layout/use-navigation-focus'
import { SceneArt } from '#app/ui/scene-art'
import { removeMarker } from './staff-marker'

/** Why a try was refused, with what was typed but never a password. */
export interface Refusal {
  name?: string
  email?: string
  fields: Record<string, string[]>
  banner: string
}

interface SignInPageProps {
  title: string
  company: string
  refusal: Refusal | undefined
  failure: string | undefined
  notice?: string
  submit: string
  children: (errors: Refusal['fields']) => ReactNode
  aside: ReactNode
}

export function SignInPage(props: SignInPageProps) {
  const { title, company, refusal, failure, notice, submit, children, aside } = props
  useEffect(removeMarker, [])
  useNavigationFocus()
  const isBusy = useNavigation().state !== 'idle'
  const shownRefusal = isBusy ? undefined : refusal
  return (
    <div className="door-page grid min-h-screen grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <main id="main" className="mx-auto w-[min(100%,448px)] px-6 pt-8 pb-16 lg:self-center">
        <Logo name={company} />
        <h1 className="mt-10 mb-8 text-h2">{title}</h1>
        {notice && !refusal && <Banner tone="plain">{notice}</Banner>}
        {shownRefusal && <RefusalMessage refusal={shownRefusal} />}
        {failure && !isBusy && <Banner tone="bad">{failure}</Banner>}
        <Form method="post" replace noValidate aria-busy={isBusy}>
          {children(shownRefusal?.fields ?? {})}
          <button className="btn btn-primary w-full" type="submit" disabled={isBusy}>
            {submit}
          </button>
        </Form>
        <p className="mt-6 text-sm text-ink-2">{aside}</p>
      </main>
      <aside className="hidden lg:flex" data-hue="brand" aria-hidden="true">
        <p>{'Every enquiry in one place, and\u00a0none\u00a0lost.'}</p>
        <CompanyContext.Provider value={{ name: company }}>
          <SceneArt name="login-loop" />
        </CompanyContext.Provider>
      </aside>
    </div>
  )
}

function RefusalMessage({ refusal }: { refusal: Refusal }) {
  const { banner, fields } = refusal
  if (Object.keys(fields).length === 0) return <Banner tone="bad">{banner}</Banner>
  return <ErrorSummary formId="sign-in" banner={banner} fields={fields} attempt={fields} />
}
