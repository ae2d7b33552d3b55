import { TextField, type TextFieldProps } from '#app/ui/form/field'
import { PasswordField } from '#app/ui/form/password-field'

export type FormField = Omit<TextFieldProps, 'formId' | 'errors'>

export const NEW_PASSWORD = {
  name: 'password',
  type: 'password',
  autoComplete: 'new-password',
  hint: 'At least 12 characters. A few words in a row are easy to remember.',
} satisfies Omit<FormField, 'label'>

export const OWN_PASSWORD = {
  label: 'Your password',
  name: 'current',
  type: 'password',
  autoComplete: 'current-password',
} satisfies FormField

/** Around a field of one text: label and hint share a line, and the box grows with what is typed. */
export const COMPACT_FIELD =
  '[&_.field]:mb-3 [&_.field]:grid-cols-[auto_minmax(0,1fr)] [&_.field]:items-baseline [&_.field]:gap-x-3 [&_.field>:not(label,.hint)]:col-span-2 [&_textarea]:field-sizing-content [&_textarea]:max-h-[50vh] [&_textarea]:min-h-[4.75rem] max-sm:[&_.hint]:col-span-2'

interface FormFieldsProps {
  formId: string
  fields: readonly FormField[]
  errors: Record<string, string[]>
  /** What was typed before. */
  values?: Partial<Record<string, string>>
}

export function FormFields({ formId, fields, errors, values = {} }: FormFieldsProps) {
  return fields.map((field) => {
    const Control = field.type === 'password' ? PasswordField : TextField
    return (
      <Control
        key={field.name}
        formId={formId}
        errors={errors[field.name]}
        defaultValue={values[field.name]}
        {...field}
      />
    )
  })
}
