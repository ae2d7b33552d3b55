import { type ReactNode, useEffect } from 'react'

import { Banner, ErrorSummary } from '#app/ui/form-messages'
import { Logo } from '#app/ui/logo'
import { SceneArt } from '#app/ui/scene-art'
import { removeMarker } from './staff-marker'

/** Why somebody was not let in, with what they typed but never a password. */
export interface Refusal {
  name?: string
  email: string
  fields: Record<string, string[]>
  banner: string
}

interface DoorPageProps {
  title: string
  company: string
  refusal: Refusal | undefined
  children: ReactNode
}

/** The frame of login and signup: the form on paper, a quiet dark panel beside it. */
export function DoorPage({ title, company, refusal, children }: DoorPageProps) {
  useEffect(removeMarker, [])
  return (
    <div className="door-page">
      <main id="main">
        <Logo name={company} />
        <h1 className="mt-10 mb-8 text-h2">{title}</h1>
        {refusal && <Reason refusal={refusal} />}
        {children}
      </main>
      <aside data-hue="red" aria-hidden="true">
        <p>Every enquiry answered the same working day.</p>
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
