import { TextField } from '#app/ui/form/field'

interface AltFieldProps {
  formId: string
  value: string | undefined
  errors: string[] | undefined
}

/** The text alternative of a picture. */
export function AltField({ formId, value, errors }: AltFieldProps) {
  return (
    <TextField
      label="What it shows"
      hint="Read aloud by screen readers, such as “Our support team in Lucknow”."
      name="alt"
      formId={formId}
      maxLength={200}
      required
      defaultValue={value}
      errors={errors}
    />
  )
}
