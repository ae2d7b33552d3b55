import { type FormEvent, useState } from 'react'

import {
  APPLICATION_FAILED,
  APPLICATION_SENT,
  EXPERIENCES,
  GENDERS,
  JOB_ROLES,
} from '#app/models/application'
import { Field, TextAreaField, TextField } from '#app/ui/field'
import { Banner } from '#app/ui/form-messages'
import { PageLink } from '#app/ui/page-link'
import { applicationMistake } from './careers-check'
import { FormTrust } from './form-trust'
import { ResumeField } from './resume-field'
import { type Sent, sendApplication } from './send-application'

interface CareersFormProps {
  /** What the server found wrong with a form posted without a script. */
  failed?: { values: Record<string, string>; message: string }
  genderHint: string
}

export function CareersForm({ failed, genderHint }: CareersFormProps) {
  const [progress, setProgress] = useState<number>()
  const [outcome, setOutcome] = useState<Sent>()
  const isSending = progress !== undefined
  const message = outcome ?? (failed && { ok: false, message: failed.message })
  const values = failed?.values ?? {}
  const field = (name: string) => ({ name, formId: 'apply', defaultValue: values[name] })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const fields = new FormData(form)
    const mistake = await applicationMistake(fields)
    if (mistake) return setOutcome({ ok: false, message: mistake })
    setOutcome(undefined)
    setProgress(0)
    const sent = await sendApplication(fields, setProgress)
    setProgress(undefined)
    setOutcome({
      ok: sent.ok,
      message: sent.message ?? (sent.ok ? APPLICATION_SENT : APPLICATION_FAILED),
    })
    if (sent.ok) form.reset()
  }

  return (
    <form
      id="apply"
      method="post"
      action="/careers"
      encType="multipart/form-data"
      onSubmit={submit}
      noValidate
      aria-busy={isSending}
    >
      {message && <Banner tone={message.ok ? 'ok' : 'bad'}>{message.message ?? ''}</Banner>}
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
          hint="With the country code if you are outside India."
          {...field('phone')}
        />
        <GenderField value={values.gender} hint={genderHint} />
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
        <ResumeField />
      </fieldset>
      <FormTrust formId="apply" />
      {isSending && (
        <progress className="mb-4" value={progress} max={1} aria-label="Upload of your resume" />
      )}
      <div className="flex flex-wrap gap-3">
        <button className="btn btn-primary min-w-52" type="submit" disabled={isSending}>
          {isSending ? 'Submitting...' : 'Submit application'}
        </button>
        <PageLink className="btn btn-secondary" to="/">
          Cancel
        </PageLink>
      </div>
    </form>
  )
}

interface ChoiceProps {
  label: string
  name: string
  formId: string
  options: readonly string[]
  defaultValue?: string
}

function Choice({ label, name, formId, options, defaultValue }: ChoiceProps) {
  return (
    <Field label={label} name={name} formId={formId}>
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

function GenderField({ value, hint }: { value: string | undefined; hint: string }) {
  return (
    <fieldset className="field" aria-describedby="apply-gender-hint">
      <legend className="mb-1.5 font-semibold">Gender</legend>
      <span className="hint" id="apply-gender-hint">
        {hint}
      </span>
      <div className="seg">
        {GENDERS.map((gender) => (
          <label key={gender}>
            <input type="radio" name="gender" value={gender} defaultChecked={gender === value} />
            {gender}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
