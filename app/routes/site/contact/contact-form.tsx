import { CONTACT_FAILED, CONTACT_SENT, CONTACT_UNREACHABLE } from '#app/models/enquiry/contact'
import { post } from '#app/routes/site/submission/post'
import { CONTACT_STEPS, SentCard } from '#app/routes/site/submission/sent-card'
import {
  type Failure,
  type Outcome,
  type Refused,
  SubmissionFields,
  SubmissionOutcome,
  useSubmission,
} from '#app/routes/site/submission/submission'
import { FormContext, TextAreaField, TextField } from '#app/ui/form/field'

interface ContactFormProps {
  heading?: string
  refused?: Refused
  /** The message was sent without scripts. */
  wasSent?: boolean
}

export function ContactForm({ heading, refused, wasSent = false }: ContactFormProps) {
  const submission = useSubmission({ formId: 'contact', send: sendContact, refused })
  const { outcome, isSending } = submission
  const isSent = outcome ? outcome.isSent : wasSent
  return (
    <form
      key={submission.key}
      {...submission.form}
      id="write"
      className={`card form-card ${isSent ? 'h-fit flex-none' : ''}`}
      method="post"
      action="/contact#write"
    >
      {heading && <h2 className="mb-4 text-h3">{heading}</h2>}
      {isSent && (
        <SentCard
          message={CONTACT_SENT}
          steps={CONTACT_STEPS}
          href="/contact#write"
          onAgain={outcome && submission.clearOutcome}
          takesFocus={outcome?.isSent}
        />
      )}
      <FormContext.Provider value={submission.state}>
        <SubmissionOutcome outcome={outcome} inLines />
        <div className="contents" hidden={isSent}>
          <TextField label="Name" name="name" autoComplete="name" required />
          <TextField label="Email" name="email" type="email" autoComplete="email" required />
          <TextAreaField label="Message" name="message" rows={4} required />
          <SubmissionFields />
          <button className="btn btn-primary w-full" type="submit" disabled={isSending}>
            {isSending ? 'Sending...' : 'Send message'}
          </button>
        </div>
      </FormContext.Provider>
    </form>
  )
}

async function sendContact(form: FormData): Promise<Outcome> {
  const failure = await checkContact(form)
  if (failure) return { isSent: false, ...failure }
  const { status } = await post('/api/mail/send', Object.fromEntries(form))
  if (status === 200) return { isSent: true, message: CONTACT_SENT }
  const banner = status === 0 ? CONTACT_UNREACHABLE : CONTACT_FAILED
  return { isSent: false, banner, fields: {} }
}

/** Undefined if the rules cannot be loaded; the server checks anyway. */
async function checkContact(form: FormData): Promise<Failure | undefined> {
  const rules = await Promise.all([
    import('#app/http/parse'),
    import('#app/models/enquiry/contact-rules'),
  ]).catch(() => undefined)
  if (!rules) return undefined
  const [{ bannerOf, parse }, { contactInput }] = rules
  const input = parse(contactInput, Object.fromEntries(form))
  return input.ok ? undefined : { banner: bannerOf(input.errors), fields: input.errors.fields }
}
