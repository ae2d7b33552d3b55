import { enquiryFields } from '#app/models/enquiry/enquiry'
import { useCompany } from '#app/ui/company'
import { SelectField, TextAreaField, TextField } from '#app/ui/form/field'
import { PhoneField } from './phone-field'

type EnquiryField = (typeof enquiryFields)[number]

/** The first one, the company, is shown before the description. */
const optionalFields = enquiryFields.filter(({ hasOwnControl }) => !hasOwnControl)

export function EnquiryFields() {
  const { timeName } = useCompany()
  return (
    <>
      <div className="two">
        <TextField label="Name *" name="name" autoComplete="name" />
        <TextField label="Email *" name="email" type="email" autoComplete="email" />
      </div>
      {optionalFields.slice(0, 1).map(toField)}
      <TextAreaField label="Description *" name="desc" rows={3} />
      {optionalFields.slice(1).map(toField)}
      <div className="two phone-row">
        <PhoneField label="Phone" />
        <SelectField
          label={`Best time to call (${timeName})`}
          name="callBack"
          options={optionsOf(enquiryFields.find(({ name }) => name === 'callBack'))}
          defaultValue=""
        />
      </div>
    </>
  )
}

function toField(field: EnquiryField) {
  const { name, label, choices, input } = field
  return choices ? (
    <SelectField key={name} label={label} name={name} options={optionsOf(field)} defaultValue="" />
  ) : (
    <TextField key={name} label={label} {...input} name={name} />
  )
}

function optionsOf({ choices = [], emptyChoice = '' }: Partial<EnquiryField> = {}) {
  return choices.map((value) => ({ value, label: value || emptyChoice }))
}
