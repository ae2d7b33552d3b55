import { phoneOf, phonesIn, readPhone, typedPhoneToKeep } from '#app/models/company/phone.server'
import { email, emailKey } from '#app/models/email'
import { requiredText, mini as z } from '#app/models/schema'
import type { EnquiryFieldValues } from '#db/schema/enquiry-fields'
import { fieldRules, phoneForCallBack, pickFields } from './enquiry'
import { numbersText, searchText } from './search-text'

/** A contact message may have a name of one letter. */
export const detailsInput = z
  .object(
    { name: requiredText('Name', 200), email, ...fieldRules },
    'Send the details as an object',
  )
  .check(phoneForCallBack)
export type DetailsInput = z.infer<typeof detailsInput>

type Typed = { name: string; email: string } & Partial<EnquiryFieldValues>

/** The columns of the details, except those of `searchColumns`. */
export function readDetails(typed: Typed) {
  const fields = pickFields(typed)
  const phone = readPhone(fields.phone, fields.countryCode)
  const phoneTyped = typedPhoneToKeep(fields.phone, phone)
  return { name: typed.name, email: typed.email, ...fields, ...phone, phoneTyped }
}

export type Details = ReturnType<typeof readDetails>

export function searchColumns(reference: string, details: Details) {
  const { phone, isPhoneValid } = details
  // A field with several numbers is not valid as one.
  const others = isPhoneValid ? [] : phonesIn(phone)
  return {
    emailKey: emailKey(details.email),
    search: searchText(details),
    numbers: numbersText(reference, phone, ...others),
  }
}

export function showDetails(details: Omit<Details, 'isPhoneValid'>) {
  const fields = { ...pickFields(details), phone: phoneOf(details) }
  return { name: details.name, email: details.email, ...fields }
}
