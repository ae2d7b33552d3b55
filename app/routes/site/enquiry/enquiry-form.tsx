import { useNavigate } from '@remix-run/react'
import { SentCard } from '#app/routes/site/submission/sent-card'
import {
  type Refused,
  SubmissionFields,
  SubmissionOutcome,
  useSubmission,
} from '#app/routes/site/submission/submission'
import { FormContext } from '#app/ui/form/field'
import { EnquiryFields } from './enquiry-fields'
import { sendEnquiry } from './send-enquiry'

interface EnquiryFormProps {
  type: string
  desc: string
  action: string
  refused?: Refused
}

export function EnquiryForm({ type, desc, action, refused }: EnquiryFormProps) {
  const navigate = useNavigate()
  const submission = useSubmission({
    formId: 'page',
    send: sendEnquiry,
    refused,
    onSent: ({ reference }) => {
      if (reference) navigate(`/enquiry/sent?reference=${reference}#sent`)
    },
  })
  const { isSending, outcome, state } = submission
  const sent = outcome?.isSent && !outcome.reference ? outcome : undefined
  return (
    <form
      key={submission.key}
      {...submission.form}
      id="send"
      className="card form-card lg:p-10 lg:[&_textarea]:min-h-64"
      method="post"
      action={action}
    >
      {sent && <SentCard {...sent} href="/enquiry" onAgain={submission.clearOutcome} takesFocus />}
      <div className="contents" hidden={sent && true}>
        <p className="hint mb-5">Fields marked * are required.</p>
        <FormContext.Provider value={{ ...state, values: { desc, ...state.values } }}>
          <SubmissionOutcome outcome={outcome} />
          <input type="hidden" name="type" value={type} />
          <EnquiryFields />
          <SubmissionFields />
        </FormContext.Provider>
        <button className="btn btn-primary w-full" type="submit" disabled={isSending}>
          {isSending ? 'Processing...' : 'Send enquiry'}
        </button>
      </div>
    </form>
  )
}
