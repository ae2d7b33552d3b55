import { type FormEvent, useState } from 'react'

import { CONTACT_FAILED, CONTACT_SENT, CONTACT_UNREACHABLE } from '#app/models/enquiry/contact'
import { FormTrust } from '#app/routes/site/form-trust'
import { TextAreaField, TextField } from '#app/ui/field'
import { Banner, ErrorSummary } from '#app/ui/form-messages'
import { type ContactMistakes, contactMistakes } from './contact-check'

interface ContactFormProps {
  /** Above the fields, where the page has not said it already. */
  heading?: string
  /** What the server found wrong with a form posted without a script. */
  failed?: ContactMistakes & { values: Record<string, string> }
  /** What the server says of one that went through. */
  sent?: string
}

type State = 'sending' | 'sent' | 'refused' | 'unreachable' | ContactMistakes

const OUTCOMES = {
  sent: { tone: 'ok', text: CONTACT_SENT },
  refused: { tone: 'bad', text: CONTACT_FAILED },
  unreachable: { tone: 'bad', text: CONTACT_UNREACHABLE },
} as const

/** The contact form of /contact and of the home page. Posts itself to /contact; where scripts run, to the call. */
export function ContactForm({ heading, failed, sent }: ContactFormProps) {
  const [state, setState] = useState<State>()
  const [sendings, setSendings] = useState(0)
  const isSending = state === 'sending'

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isSending) return
    setState('sending')
    const outcome = await send(new FormData(form))
    setState(outcome)
    if (outcome !== 'sent') return
    form.reset()
    // A reset alone goes back to what the server put into the fields.
    setSendings(sendings + 1)
  }

  const mistakes = state === undefined ? failed : mistakesIn(state)
  const errors = mistakes?.fields ?? {}
  const value = (name: string) => (sendings === 0 ? failed?.values[name] : undefined)
  return (
    <form
      key={sendings}
      id="write"
      className="card form-card"
      method="post"
      action="/contact#write"
      onSubmit={submit}
      aria-busy={isSending}
    >
      {heading && <h2 className="mb-4 text-h3">{heading}</h2>}
      {mistakes && (
        <ErrorSummary
          formId="contact"
          banner={mistakes.banner}
          fields={mistakes.fields}
          attempt={mistakes}
        />
      )}
      {state === undefined && !failed && sent && <Banner tone="ok">{sent}</Banner>}
      <Outcome state={state} />
      <TextField
        label="Name"
        name="name"
        formId="contact"
        autoComplete="name"
        required
        errors={errors.name}
        defaultValue={value('name')}
      />
      <TextField
        label="Email"
        name="email"
        formId="contact"
        type="email"
        autoComplete="email"
        required
        errors={errors.email}
        defaultValue={value('email')}
      />
      <TextAreaField
        label="Message"
        name="message"
        formId="contact"
        rows={4}
        required
        errors={errors.message}
        defaultValue={value('message')}
      />
      <FormTrust formId="contact" />
      <button className="btn btn-primary w-full" type="submit" disabled={isSending}>
        {isSending ? 'Sending...' : 'Send message'}
      </button>
    </form>
  )
}

function Outcome({ state }: { state: State | undefined }) {
  if (state === undefined || state === 'sending' || typeof state === 'object') return null
  const { tone, text } = OUTCOMES[state]
  return (
    <Banner tone={tone} takesFocus>
      {text}
    </Banner>
  )
}

function mistakesIn(state: State): ContactMistakes | undefined {
  return typeof state === 'object' ? state : undefined
}

async function send(form: FormData): Promise<State> {
  const mistakes = await contactMistakes(form)
  if (mistakes) return mistakes
  try {
    const response = await fetch('/api/mail/send', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(form)),
      signal: AbortSignal.timeout(30_000),
    })
    return response.status === 200 ? 'sent' : 'refused'
  } catch {
    return 'unreachable'
  }
}
