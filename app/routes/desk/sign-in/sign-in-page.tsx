import { Form, useNavigation } from '@remix-run/react'
import { type ReactNode, useEffect } from 'react'

import { CompanyContext } from '#app/ui/company'
import { Banner, ErrorSummary } from '#app/ui/form-messages'
import { Logo } from '#app/ui/logo'
import { SceneArt } from '#app/ui/scene-art'
import { useKeptFocus } from '#app/ui/use-kept-focus'
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
  useKeptFocus()
  const isBusy = useNavigation().state !== 'idle'
  const shownRefusal = isBusy ? undefined : refusal
  return (
    <div className="door-page">
      <main id="main">
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
      <aside data-hue="brand" aria-hidden="true">
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
