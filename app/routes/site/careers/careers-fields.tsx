import { GENDERS } from '#app/models/application/application'
import { Field, FieldError, fieldId, RadioButtons } from '#app/ui/form/field'
import { Icon } from '#app/ui/icon'

interface GenderFieldProps {
  name: string
  formId: string
  hint: string
  errors: string[] | undefined
  value: string | undefined
}

export function GenderField({ name, formId, hint, errors, value }: GenderFieldProps) {
  const id = fieldId(formId, name)
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
      {errors && <FieldError id={`${id}-error`} errors={errors} />}
      <div className="seg max-sm:grid max-sm:grid-cols-[1fr_auto] max-[18rem]:grid-cols-1 max-sm:[&_label]:gap-2 max-sm:[&_label]:px-2.5">
        <RadioButtons id={id} name={name} options={GENDERS} value={value} />
      </div>
    </div>
  )
}

interface ResumeFieldProps {
  name: string
  formId: string
  errors: string[] | undefined
}

export function ResumeField(field: ResumeFieldProps) {
  return (
    <Field label="Resume" hint="PDF, DOC or DOCX, up to 5 MB." {...field}>
      {(control) => (
        <div className="drop max-sm:p-4">
          <Icon className="max-sm:hidden" name="file-text" size={28} />
          <input type="file" accept=".pdf,.doc,.docx" {...control} />
        </div>
      )}
    </Field>
  )
}
