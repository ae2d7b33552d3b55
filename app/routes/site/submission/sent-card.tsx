import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { Banner } from '#app/ui/form/form-messages'
import { PageLink } from '#app/ui/link'
import type { SentFacts } from './submission'

export const ENQUIRY_STEPS = [
  'A person reads it and replies on a working day.',
  'We ask for missing details by email, or by phone if you asked for a call.',
  'You get a scope and a price in writing. You owe nothing until you accept.',
] as const

export const CONTACT_STEPS = [
  'A person reads your message on a working day.',
  'We reply to the email address you gave.',
] as const

interface SentCardProps {
  message: string
  reference?: string
  facts?: SentFacts
  /** Undefined where the page shows the steps beside the card. */
  steps?: readonly string[]
  /** URL of the empty form. */
  href: string
  /** Shows the empty form again, if the card is on its page. */
  onAgain?: () => void
  takesFocus?: boolean
}

export function SentCard(props: SentCardProps) {
  const { message, reference, facts, steps, href, onAgain, takesFocus } = props
  return (
    <div data-sent="">
      <Banner tone="ok" takesFocus={takesFocus}>
        {message}
      </Banner>
      {reference && (
        <div className="mb-6 text-sm text-ink-2">
          <p>
            Your reference is{' '}
            <strong className="block font-display text-[min(2.25rem,8vw)] leading-tight font-[680] text-ink">
              {reference}
            </strong>
          </p>
          <p className="mt-1">Quote it when you contact us.</p>
        </div>
      )}
      {facts && <Facts facts={facts} />}
      {steps && <Steps steps={steps} />}
      <p className="acts">
        {onAgain ? (
          <button
            className="btn btn-secondary"
            type="button"
            onClick={(event) => showForm(event, onAgain)}
          >
            Send another
          </button>
        ) : (
          <PageLink className="btn btn-secondary" to={href}>
            Send another
          </PageLink>
        )}
      </p>
    </div>
  )
}

function Facts({ facts }: { facts: SentFacts }) {
  return (
    <dl className="mb-6 border-b border-line">
      {facts.map(([term, value]) => (
        <div
          key={term}
          className="grid gap-x-4 border-t border-line py-2.5 sm:grid-cols-[6em_minmax(0,1fr)]"
        >
          <dt className="text-ink-3">{term}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <>
      <p className="mb-3 font-display text-h4">What happens next</p>
      <ol className="grid list-decimal gap-2 pl-5 text-ink-2 marker:text-ink-3">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  )
}

function showForm({ currentTarget }: MouseEvent<HTMLButtonElement>, onAgain: () => void) {
  const { form } = currentTarget
  flushSync(onAgain)
  form?.querySelector<HTMLElement>('.inp')?.focus()
}
