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
