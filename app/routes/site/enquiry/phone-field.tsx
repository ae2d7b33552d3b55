import { useContext } from 'react'
import { countries } from '#app/content/countries'
import { Field, FormContext, fieldId } from '#app/ui/form/field'

interface PhoneFieldProps {
  label: string
  /** Label of the country list on a Hindi page; the names of the countries stay English. */
  country?: string
}

export function PhoneField({ label, country }: PhoneFieldProps) {
  const { formId, values } = useContext(FormContext)
  return (
    <Field label={label} name="phone">
      {(control) => (
        <div className="tel">
          <select
            className="inp sel"
            id={fieldId(formId, 'countryCode')}
            name="countryCode"
            aria-label={country ?? 'Country of the phone number'}
            autoComplete="tel-country-code"
            defaultValue={values.countryCode || '+91'}
          >
            {countries.map(([name, dialCode]) => (
              <option key={dialCode} value={dialCode} lang={country && 'en'}>
                {name} {dialCode}
              </option>
            ))}
          </select>
          <input
            className="inp"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            {...control}
          />
        </div>
      )}
    </Field>
  )
}
