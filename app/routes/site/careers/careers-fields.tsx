import { useContext } from 'react'
import { GENDERS } from '#app/models/application/application'
import { Field, FieldErrors, FormContext, fieldId, RadioButtons } from '#app/ui/form/field'
import { Icon } from '#app/ui/icon'

export function GenderField({ hint }: { hint: string }) {
  const form = useContext(FormContext)
  const id = fieldId(form.formId, 'gender')
  const errors = form.errors.gender
  return (
    <div
      className="field"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={errors && true}
      aria-describedby={`${id}-hint${errors ? ` ${id}-error` : ''}`}
    >
      <span className="font-semibold" id={`${id}-label`}>
        Gender
      </span>
      <span className="hint" id={`${id}-hint`}>
        {hint}
      </span>
      <FieldErrors name="gender" />
      <div className="seg max-sm:grid max-sm:grid-cols-[1fr_auto] max-[18rem]:grid-cols-1 max-sm:[&_label]:gap-2 max-sm:[&_label]:px-2.5">
        <RadioButtons id={id} name="gender" options={GENDERS} value={form.values.gender} />
      </div>
    </div>
  )
}

export function ResumeField() {
  return (
    <Field label="Resume" name="resume" hint="PDF, DOC or DOCX, up to 5 MB.">
      {(control) => (
        <div className="drop max-sm:p-4">
          <Icon className="max-sm:hidden" name="file-text" size={28} />
          <input type="file" accept=".pdf,.doc,.docx" {...control} />
        </div>
      )}
    </Field>
  )
}
