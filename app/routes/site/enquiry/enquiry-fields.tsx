import { enquiryFields } from '#app/models/enquiry/enquiry'
import { useCompany } from '#app/ui/company'
import { SelectField, TextAreaField, TextField } from '#app/ui/form/field'
import { PhoneField } from './phone-field'

/** The first one, the company, is shown before the description. */
const optionalFields = enquiryFields.filter(({ hasOwnControl }) => !hasOwnControl)

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
  const choice = (name: string) => ({
    ...field(name),
    defaultValue: values[name] ?? '',
    options: optionsOf(name),
  })
  const optional = ({ name, label, choices, input }: (typeof enquiryFields)[number]) =>
    choices ? (
      <SelectField key={name} label={label} {...choice(name)} />
    ) : (
      <TextField key={name} label={label} {...input} {...field(name)} />
    )
  return (
    <>
      <div className="two">
        <TextField label="Name *" autoComplete="name" {...field('name')} />
        <TextField label="Email *" type="email" autoComplete="email" {...field('email')} />
      </div>
      {optionalFields.slice(0, 1).map(optional)}
      <TextAreaField label="Description *" rows={3} {...field('desc')} />
      {optionalFields.slice(1).map(optional)}
      <div className="two phone-row">
        <PhoneField label="Phone" formId={formId} errors={errors.phone} values={values} />
        <SelectField label={`Best time to call (${timeName})`} {...choice('callBack')} />
      </div>
    </>
  )
}

function optionsOf(name: string) {
  const { choices = [], emptyChoice = '' } =
    enquiryFields.find((field) => field.name === name) ?? {}
  return choices.map((value) => ({ value, label: value || emptyChoice }))
}
