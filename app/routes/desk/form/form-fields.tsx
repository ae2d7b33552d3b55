import { type ReactNode, useContext } from 'react'
import { Field, FieldErrors, FormContext, fieldId } from '#app/ui/form/field'
import { Icon } from '#app/ui/icon'

interface FieldGroupProps {
  name: string
  label: string
  help?: string
  children: ReactNode
}

export function FieldGroup({ name, label, help, children }: FieldGroupProps) {
  const { formId, errors } = useContext(FormContext)
  const errorId = errors[name] && `${fieldId(formId, name)}-error`
  return (
    <fieldset className="field" aria-describedby={errorId}>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      {help && <p className="hint">{help}</p>}
      <FieldErrors name={name} />
      {children}
    </fieldset>
  )
}

interface BoxesProps extends Omit<FieldGroupProps, 'children'> {
  type: 'radio' | 'checkbox'
  options: readonly { value: string; label: string; mark?: ReactNode }[]
  chosen: readonly string[]
}

/** The first box has the id of the field, the target of the link in the error summary. */
export function Boxes({ type, options, chosen, ...group }: BoxesProps) {
  const { name } = group
  const id = fieldId(useContext(FormContext).formId, name)
  return (
    <FieldGroup {...group}>
      <div className="flex flex-wrap gap-x-5">
        {options.map(({ value, label, mark }, index) => (
          <label key={value} className="inline-flex min-h-11 items-center gap-2 font-normal!">
            <input
              id={index === 0 ? id : undefined}
              type={type}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
            />
            {mark}
            <span>{label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

interface FileFieldProps {
  label: string
  name: string
  hint: string
  icon: string
  accept: string
  required?: boolean
}

export function FileField({ icon, accept, required, ...field }: FileFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <div className="drop">
          <Icon name={icon} size={28} />
          <input
            className="hover:file:bg-(--sunken)"
            type="file"
            accept={accept}
            required={required}
            {...control}
          />
        </div>
      )}
    </Field>
  )
}
