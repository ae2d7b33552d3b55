import { type FormEvent, useState } from 'react'

import { CONTACT_FAILED, CONTACT_SENT, CONTACT_UNREACHABLE } from '#app/models/contact'
import { TextAreaField, TextField } from '#app/ui/field'
import { Banner, ErrorSummary } from '#app/ui/form-messages'
import { FormTrust } from './form-trust'

interface ContactFormProps {
  /** What the server found wrong with a form posted without a script. */
  failed?: { values: Record<string, string>; fields: Record<string, string[]>; banner: string }
  /** What the server says of one that went through. */
  sent?: string
}

type State = 'writing' | 'sending' | 'sent' | 'refused' | 'unreachable'

const OUTCOMES = {
  sent: { tone: 'ok', text: CONTACT_SENT },
  refused: { tone: 'bad', text: CONTACT_FAILED },
  unreachable: { tone: 'bad', text: CONTACT_UNREACHABLE },
} as const

/** The contact form of /contact and of the home page. Posts itself to /contact; where scripts run, to the call. */
export function ContactForm({ failed, sent }: ContactFormProps) {
  const [state, setState] = useState<State>()
  const isSending = state === 'sending'

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isSending) return
    setState('sending')
    const outcome = await send(new FormData(form))
    setState(outcome)
    if (outcome === 'sent') form.reset()
  }

  const isServerWord = state === undefined
  const errors = isServerWord ? (failed?.fields ?? {}) : {}
  const value = (name: string) => (isServerWord ? failed?.values[name] : undefined)
  return (
    <form
      id="write"
      className="card self-start rounded-xl p-6 lg:p-10"
      method="post"
      action="/contact#write"
      onSubmit={submit}
      aria-busy={isSending}
    >
      {isServerWord && failed && (
        <ErrorSummary formId="contact" banner={failed.banner} fields={failed.fields} />
      )}
      {isServerWord && !failed && sent && <Banner tone="ok">{sent}</Banner>}
      {state && state in OUTCOMES && <Outcome state={state} />}
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

function Outcome({ state }: { state: State }) {
  if (state !== 'sent' && state !== 'refused' && state !== 'unreachable') return null
  const { tone, text } = OUTCOMES[state]
  return <Banner tone={tone}>{text}</Banner>
}

async function send(form: FormData): Promise<'sent' | 'refused' | 'unreachable'> {
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
