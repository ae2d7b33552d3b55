import {
  createContext,
  type InputHTMLAttributes,
  type ReactElement,
  type ReactNode,
  type TextareaHTMLAttributes,
  useContext,
} from 'react'

import { Icon } from '#app/ui/icon'

interface FieldFrame {
  label: string
  name: string
  hint?: string | ReactElement
}

type FieldProps = FieldFrame & {
  children: (control: ControlProps) => ReactNode
}

interface ControlProps {
  id: string
  name: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  defaultValue?: string
  autoFocus?: boolean
}

/** Labels of error messages, in the language of the form. */
export const FormWordsContext = createContext({ error: 'Error', problem: 'There is a problem' })

/** Values typed on this page but not sent, because the session had ended; by field name. */
export const UnsentFieldsContext = createContext<Partial<Record<string, string[]>>>({})

interface FormState {
  /** Prefix of element ids, for several forms on one page. */
  formId: string
  values: Partial<Record<string, string>>
  errors: Partial<Record<string, string[]>>
}

export const FormContext = createContext<FormState>({ formId: '', values: {}, errors: {} })

/** `reason` says why the values were not sent; only the first field of an unsent form has it. */
export function useUnsentField(name: string) {
  const fields = useContext(UnsentFieldsContext)
  const isFirst = Object.keys(fields)[0] === name
  return { values: fields[name], reason: isFirst ? [NOT_SENT] : undefined }
}

export const NOT_SENT = 'Not sent: your session had ended. What you typed is still here.'

export function Field({ label, name, hint, children }: FieldProps) {
  const form = useContext(FormContext)
  const id = fieldId(form.formId, name)
  const { values: unsent, reason } = useUnsentField(name)
  const value = unsent ? unsent.at(-1) : form.values[name]
  const messages = form.errors[name]
  const errors = messages?.length ? messages : (reason ?? [])
  const descriptions = [hint && `${id}-hint`, errors.length > 0 && `${id}-error`].filter(Boolean)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {/* Always rendered: React inserts before a sibling, which an extension may have wrapped. */}
      <span className="empty:hidden">
        {errors.length > 0 && <FieldError id={`${id}-error`} errors={errors} />}
      </span>
      {children({
        id,
        name,
        'aria-invalid': errors.length > 0 || undefined,
        'aria-describedby': descriptions.join(' ') || undefined,
        ...(value !== undefined && { defaultValue: value }),
        ...(reason && { autoFocus: true }),
      })}
    </div>
  )
}

export function FieldErrors({ name }: { name: string }) {
  const { formId, errors } = useContext(FormContext)
  const own = errors[name] ?? []
  return own.length > 0 && <FieldError id={`${fieldId(formId, name)}-error`} errors={own} />
}

export function FieldError({ id, errors }: { id: string; errors: string[] }) {
  const { error } = useContext(FormWordsContext)
  return (
    <span className="err" id={id}>
      <Icon name="circle-alert" size={18} />
      <span>
        <span className="sr-only">{`${error}: `}</span>
        <span>{errors.join('. ')}</span>
      </span>
    </span>
  )
}

export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}

export type TextFieldProps = FieldFrame & InputHTMLAttributes<HTMLInputElement>

export function TextField({ label, name, hint, ...input }: TextFieldProps) {
  return (
    <Field label={label} name={name} hint={hint}>
      {(control) => <input className="inp" type="text" {...input} {...control} />}
    </Field>
  )
}

type TextAreaFieldProps = FieldFrame & TextareaHTMLAttributes<HTMLTextAreaElement>

export function TextAreaField({ label, name, hint, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} name={name} hint={hint}>
      {(control) => <textarea className="inp" rows={4} {...area} {...control} />}
    </Field>
  )
}

export type Option = string | { value: string; label: string }

export function Options({ options }: { options: readonly Option[] }) {
  return options.map((option) =>
    typeof option === 'string' ? (
      <option key={option} value={option}>
        {option}
      </option>
    ) : (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ),
  )
}

interface SelectFieldProps extends FieldFrame {
  options: readonly Option[]
  defaultValue?: string
}

export function SelectField({ options, defaultValue, ...frame }: SelectFieldProps) {
  return (
    <Field {...frame}>
      {(control) => (
        <select className="inp sel" defaultValue={defaultValue} {...control}>
          <Options options={options} />
        </select>
      )}
    </Field>
  )
}

interface RadioButtonsProps {
  id: string
  name: string
  options: readonly string[]
  value: string | undefined
}

/** The first button has the id without a suffix, the target of the link in the error summary. */
export function RadioButtons({ id, name, options, value }: RadioButtonsProps) {
  return options.map((option, index) => (
    <label key={option}>
      <input
        id={index === 0 ? id : `${id}-${index}`}
        type="radio"
        name={name}
        value={option}
        defaultChecked={option === value}
      />
      <span>{option}</span>
    </label>
  ))
}
