import { type FormEvent, useState } from 'react'

import {
  APPLICATION_FAILED,
  APPLICATION_SENT,
  EXPERIENCES,
  JOB_ROLES,
  type Mistakes,
} from '#app/models/application/application'
import { ReferenceLine } from '#app/routes/site/enquiry/reference-line'
import { FormTrust } from '#app/routes/site/form-trust'
import { useCompany } from '#app/ui/company'
import { Field, TextAreaField, TextField } from '#app/ui/field'
import { Banner } from '#app/ui/form-messages'
import { PageLink } from '#app/ui/page-link'
import { applicationMistakes } from './careers-check'
import { Failure, mistakesIn } from './careers-failure'
import { GenderField } from './gender-field'
import { ResumeField } from './resume-field'
import { sendApplication } from './send-application'

interface CareersFormProps {
  /** What the server found wrong with a form posted without a script. */
  failed?: Mistakes & { values: Record<string, string> }
  genderHint: string
}

/** What became of the last try in this window. */
interface Outcome {
  sent?: string
  reference?: string
  mistakes?: Mistakes
}

const FORM = 'apply'

export function CareersForm({ failed, genderHint }: CareersFormProps) {
  const { country } = useCompany()
  const [progress, setProgress] = useState<number>()
  const [outcome, setOutcome] = useState<Outcome>()
  const [sendings, setSendings] = useState(0)
  const isSending = progress !== undefined
  const mistakes = outcome ? outcome.mistakes : failed
  const values = sendings === 0 ? (failed?.values ?? {}) : {}
  const marked = (name: string) => ({ name, formId: FORM, errors: mistakes?.fields[name] })
  const field = (name: string) => ({ ...marked(name), defaultValue: values[name] })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const fields = new FormData(form)
    setOutcome({})
    setProgress(0)
    const outcome = await send(fields, setProgress)
    setProgress(undefined)
    setOutcome(outcome)
    if (outcome.sent === undefined) return
    form.reset()
    // A reset alone goes back to what the server put into the fields.
    setSendings(sendings + 1)
  }

  return (
    <form
      key={sendings}
      id={FORM}
      method="post"
      action={`/careers#${FORM}`}
      encType="multipart/form-data"
      onSubmit={submit}
      noValidate
      aria-busy={isSending}
    >
      {outcome?.sent && (
        <Banner tone="ok" takesFocus>
          {outcome.sent}
        </Banner>
      )}
      {outcome?.reference && <ReferenceLine className="mb-6" reference={outcome.reference} />}
      {mistakes && <Failure {...mistakes} formId={FORM} />}
      {failed && !outcome && (
        <p className="hint mb-5">What you typed is still here; the file must be chosen again.</p>
      )}
      <fieldset>
        <legend className="mb-4 font-display text-h4">About you</legend>
        <div className="two">
          <TextField label="Full name" autoComplete="name" {...field('fullName')} />
          <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
        </div>
        <TextField
          label="Phone"
          type="tel"
          autoComplete="tel"
          hint={`With the country code if you are outside ${country}.`}
          {...field('phone')}
        />
        <GenderField value={values.gender} hint={genderHint} {...marked('gender')} />
      </fieldset>
      <fieldset className="mt-4 border-t border-line pt-8">
        <legend className="sr-only">The role</legend>
        <p className="mb-4 font-display text-h4" aria-hidden="true">
          The role
        </p>
        <div className="two">
          <Choice label="Job role" options={JOB_ROLES} {...field('jobRole')} />
          <Choice label="Experience" options={EXPERIENCES} {...field('experience')} />
        </div>
        <TextAreaField
          label="Why this role?"
          rows={5}
          hint="Three or four sentences are plenty."
          {...field('motivation')}
        />
        <ResumeField {...marked('resume')} />
      </fieldset>
      <FormTrust formId={FORM} />
      {isSending && (
        <progress className="mb-4" value={progress} max={1} aria-label="Upload of your resume" />
      )}
      <div className="flex flex-wrap gap-3">
        <button
          className="btn btn-primary min-w-52 flex-1 sm:flex-none"
          type="submit"
          disabled={isSending}
        >
          {isSending ? 'Submitting...' : 'Submit application'}
        </button>
        <PageLink className="btn btn-secondary" to="/">
          Cancel
        </PageLink>
      </div>
    </form>
  )
}

async function send(fields: FormData, onProgress: (share: number) => void): Promise<Outcome> {
  const mistakes = await applicationMistakes(fields)
  if (mistakes) return { mistakes }
  const { ok, message, reference } = await sendApplication(fields, onProgress)
  if (!ok) return { mistakes: mistakesIn(message ?? APPLICATION_FAILED) }
  return { sent: message ?? APPLICATION_SENT, reference }
}

interface ChoiceProps {
  label: string
  name: string
  formId: string
  errors: string[] | undefined
  options: readonly string[]
  defaultValue?: string
}

function Choice({ options, defaultValue, ...field }: ChoiceProps) {
  return (
    <Field {...field}>
      {(control) => (
        <select className="inp sel" defaultValue={defaultValue ?? options[0]} {...control}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </Field>
  )
}
