import { FormTrust } from '#app/routes/site/form-trust'
import { type Refused, SubmissionOutcome } from '#app/routes/site/submission/outcome'
import { useSubmission } from '#app/routes/site/submission/use-submission'
import { TextAreaField, TextField } from '#app/ui/field'
import { Banner } from '#app/ui/form-messages'
import { sendContact } from './send-contact'

interface ContactFormProps {
  heading?: string
  refused?: Refused
  /** What the server says of a form that was sent without scripts. */
  sent?: string
}

const FORM = 'contact'

export function ContactForm({ heading, refused, sent }: ContactFormProps) {
  const submission = useSubmission({ send: sendContact, refused })
  const { values, errors, outcome, isSending } = submission
  const field = (name: string) => ({
    name,
    formId: FORM,
    required: true,
    errors: errors[name],
    defaultValue: values[name],
  })
  return (
    <form
      key={submission.key}
      onSubmit={submission.submit}
      aria-busy={isSending}
      id="write"
      className="card form-card"
      method="post"
      action="/contact#write"
    >
      {heading && <h2 className="mb-4 text-h3">{heading}</h2>}
      {sent && !outcome && !isSending && <Banner tone="ok">{sent}</Banner>}
      <SubmissionOutcome formId={FORM} outcome={outcome} />
      <TextField label="Name" autoComplete="name" {...field('name')} />
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <TextAreaField label="Message" rows={4} {...field('message')} />
      <FormTrust formId={FORM} />
      <button className="btn btn-primary w-full" type="submit" disabled={isSending}>
        {isSending ? 'Sending...' : 'Send message'}
      </button>
    </form>
  )
}
