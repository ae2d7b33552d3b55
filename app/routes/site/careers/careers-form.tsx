import { EXPERIENCES } from '#app/models/application/application'
import { SentCard } from '#app/routes/site/submission/sent-card'
import {
  type Refused,
  SubmissionFields,
  SubmissionOutcome,
  useSubmission,
} from '#app/routes/site/submission/submission'
import { useCompany } from '#app/ui/company'
import { FormContext, type Option, SelectField, TextAreaField, TextField } from '#app/ui/form/field'
import { PageLink } from '#app/ui/link'
import { GenderField, ResumeField } from './careers-fields'
import { sendApplication } from './send-application'

interface CareersFormProps {
  refused?: Refused
  genderHint: string
  roles: readonly string[]
  role: string | undefined
  /** The rejected form had a file, which the browser does not keep. */
  hadFile?: boolean
}

const FORM = 'apply'

export function CareersForm({ refused, genderHint, roles, role, hadFile }: CareersFormProps) {
  const { country } = useCompany()
  const send = (form: FormData, onProgress: (share: number) => void) =>
    sendApplication(form, onProgress, roles)
  const submission = useSubmission({ formId: FORM, send, refused })
  const { outcome, isSending, state } = submission
  const isSent = outcome?.isSent ?? false
  return (
    <form
      key={submission.key}
      {...submission.form}
      id={FORM}
      className="card form-card lg:p-10"
      method="post"
      action={`/careers#${FORM}`}
      encType="multipart/form-data"
    >
      {outcome?.isSent && (
        <SentCard
          {...outcome}
          href={`/careers#${FORM}`}
          onAgain={submission.clearOutcome}
          takesFocus
        />
      )}
      <FormContext.Provider value={state}>
        <SubmissionOutcome outcome={outcome} inLines />
        {hadFile && outcome && 'values' in outcome && (
          <p className="hint mb-5">What you typed is still here; please choose the file again.</p>
        )}
        <div hidden={isSent}>
          <fieldset>
            <legend className="mb-4 font-display text-h4">About you</legend>
            <div className="two lg:max-[68.75rem]:*:basis-full">
              <TextField label="Full name" autoComplete="name" name="fullName" />
              <TextField label="Email" type="email" autoComplete="email" name="email" />
            </div>
            <TextField
              label="Phone"
              type="tel"
              autoComplete="tel"
              hint={`With the country code if you are outside ${country}.`}
              name="phone"
            />
            <GenderField hint={genderHint} />
          </fieldset>
          <fieldset className="mt-4 border-t border-line pt-8">
            <legend className="sr-only">The role</legend>
            <p className="mb-4 font-display text-h4" aria-hidden="true">
              The role
            </p>
            <div className="two lg:max-[68.75rem]:*:basis-full">
              <SelectField
                label="Job role"
                name="jobRole"
                options={withClosed(roles, state.values.jobRole)}
                defaultValue={role}
              />
              <SelectField label="Experience" options={EXPERIENCES} name="experience" />
            </div>
            <TextAreaField
              label="Why this role?"
              rows={5}
              hint="Three or four sentences are enough."
              name="motivation"
            />
            <ResumeField />
          </fieldset>
          <SubmissionFields />
          {isSending && (
            <div className="mb-4">
              <progress value={submission.progress} max={1} aria-label="Resume upload" />
              <p className="hint">
                Your resume is being sent. On a slow connection this takes a few minutes; please
                keep this page open.
              </p>
            </div>
          )}
          <div className="flex flex-wrap gap-3">
            <button
              className="btn btn-primary min-w-[min(13rem,100%)] flex-1 sm:flex-none"
              type="submit"
              disabled={isSending}
            >
              {isSending ? 'Submitting...' : 'Submit application'}
            </button>
            <PageLink className="btn btn-secondary flex-1 whitespace-nowrap sm:flex-none" to="/">
              Cancel
            </PageLink>
          </div>
        </div>
      </FormContext.Provider>
    </form>
  )
}

/** A role that has closed stays selected, so that an applicant does not apply for another one. */
function withClosed(roles: readonly string[], chosen = ''): Option[] {
  if (chosen === '' || roles.includes(chosen)) return [...roles]
  return [{ value: chosen, label: `${chosen} (no longer open)` }, ...roles]
}
