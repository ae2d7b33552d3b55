import { enquiryFields } from '#app/models/enquiry/enquiry'
import { useCompany } from '#app/ui/company'
import { Field, type FieldFrame, TextAreaField, TextField } from '#app/ui/form/field'
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
        {enquiryFields.map(({ name, label, choices, input, hasOwnControl }) => {
          if (hasOwnControl) return null
          if (choices) return <ChoiceField key={name} label={label} {...field(name)} />
          return <TextField key={name} label={label} {...input} {...field(name)} />
        })}
      </div>
      <div className="two phone-row max-sm:grid-cols-1">
        <PhoneField label="Phone" formId={formId} errors={errors.phone} values={values} />
        <ChoiceField label={`Call me back (${timeName})`} {...field('callBack')} />
      </div>
      <TextAreaField label="Description *" {...field('desc')} />
    </>
  )
}

function ChoiceField({ defaultValue = '', ...frame }: FieldFrame & { defaultValue?: string }) {
  const declared = enquiryFields.find(({ name }) => name === frame.name)
  return (
    <Field {...frame}>
      {(control) => (
        <select className="inp sel" defaultValue={defaultValue} {...control}>
          {declared?.choices?.map((choice) => (
            <option key={choice} value={choice}>
              {choice || declared.emptyChoice}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
