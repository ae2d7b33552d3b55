import { GENDERS } from '#app/models/application/application'
import { FieldError, fieldId } from '#app/ui/field'

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
      <div className="seg">
        {GENDERS.map((gender, place) => (
          <label key={gender}>
            <input
              id={place === 0 ? id : `${id}-${place}`}
              type="radio"
              name={name}
              value={gender}
              defaultChecked={gender === value}
            />
            {gender}
          </label>
        ))}
      </div>
    </div>
  )
}
