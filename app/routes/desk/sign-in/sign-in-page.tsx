import { Form, useNavigation } from '@remix-run/react'
import { type ReactNode, useEffect } from 'react'

import { Banner, ErrorSummary } from '#app/ui/form-messages'
import { Logo } from '#app/ui/logo'
import { SceneArt } from '#app/ui/scene-art'
import { useKeptFocus } from '#app/ui/use-kept-focus'
import { removeMarker } from './staff-marker'

/** Why somebody was not let in, with what they typed but never a password. */
export interface Refusal {
  name?: string
  email?: string
  fields: Record<string, string[]>
  banner: string
  /** What was typed at the desk when the session was over. */
  kept?: Record<string, string>
}

interface DoorPageProps {
  title: string
  company: string
  refusal: Refusal | undefined
  /** What is to be known before the first try. */
  notice?: string
  /** On the button. */
  submit: string
  /** The fields, given what is wrong with each. */
  children: (errors: Refusal['fields']) => ReactNode
  /** Below the form. */
  aside: ReactNode
}

/** The frame of every door: the form on paper, a quiet dark panel beside it. A new try clears what the last one said. */
export function DoorPage(props: DoorPageProps) {
  const { title, company, refusal, notice, submit, children, aside } = props
  useEffect(removeMarker, [])
  useKeptFocus()
  const isBusy = useNavigation().state !== 'idle'
  const said = isBusy ? undefined : refusal
  return (
    <div className="door-page">
      <main id="main">
        <Logo name={company} />
        <h1 className="mt-10 mb-8 text-h2">{title}</h1>
        {notice && !refusal && <Banner tone="plain">{notice}</Banner>}
        {said && <Reason refusal={said} />}
        <Form method="post" replace noValidate aria-busy={isBusy}>
          {children(said?.fields ?? {})}
          {Object.entries(refusal?.kept ?? {}).map(([name, text]) => (
            <input key={name} type="hidden" name={name} value={text} />
          ))}
          <button className="btn btn-primary w-full" type="submit" disabled={isBusy}>
            {submit}
          </button>
        </Form>
        <p className="mt-6 text-sm text-ink-2">{aside}</p>
      </main>
      <aside data-hue="brand" aria-hidden="true">
        <p>{'Every enquiry in one place, and\u00a0none\u00a0lost.'}</p>
        <SceneArt name="login-loop" />
      </aside>
    </div>
  )
}

function Reason({ refusal }: { refusal: Refusal }) {
  const { banner, fields } = refusal
  if (Object.keys(fields).length === 0) return <Banner tone="bad">{banner}</Banner>
  return <ErrorSummary formId="door" banner={banner} fields={fields} attempt={fields} />
}
