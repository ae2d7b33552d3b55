import { CALL_BACKS } from '#app/models/enquiry/enquiry'
import { useCompany } from '#app/ui/company'
import { Field, TextAreaField, TextField } from '#app/ui/form/field'
import { PhoneField } from './phone-field'

interface EnquiryFieldsProps {
  formId: string
  values?: Record<string, string>
  errors?: Record<string, string[]>
}

export function EnquiryFields({ formId, values = {}, errors = {} }: EnquiryFieldsProps) {
  const { timeName } = useCompany()
  const field = (name: string) => ({
    formId,
    name,
    errors: errors[name],
    defaultValue: values[name],
  })
  return (
    <>
      <div className="two max-sm:grid-cols-1">
        <TextField label="Name *" autoComplete="name" {...field('name')} />
        <TextField label="Email *" type="email" autoComplete="email" {...field('email')} />
        <TextField label="Company name" autoComplete="organization" {...field('companyName')} />
        <TextField
          label="Telegram ID"
          autoComplete="off"
          autoCapitalize="none"
          {...field('telegramId')}
        />
      </div>
      <div className="two phone-row max-sm:grid-cols-1">
        <PhoneField label="Phone" formId={formId} errors={errors.phone} values={values} />
        <Field
          label={`Call me back (${timeName})`}
          formId={formId}
          name="callBack"
          errors={errors.callBack}
        >
          {(control) => (
            <select className="inp sel" defaultValue={values.callBack ?? ''} {...control}>
              {CALL_BACKS.map((when) => (
                <option key={when} value={when}>
                  {when || 'No call, please'}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <TextAreaField label="Description *" {...field('desc')} />
    </>
  )
}
