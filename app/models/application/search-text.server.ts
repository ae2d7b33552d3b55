import { readPhone } from '#app/models/company/phone.server'
import { emailKey } from '#app/models/email'
import { digitsOf } from '#app/models/enquiry/search-text'
import { fold } from '#app/models/text'
import type { Application } from './application'

type Searched = Pick<
  Application,
  'fullName' | 'email' | 'phone' | 'experience' | 'jobRole' | 'gender'
>

export function applicationText(input: Searched): string {
  const { fullName, email, phone, experience, jobRole, gender } = input
  const digits = digitsOf(readPhone(phone, '').phone)
  return [fullName, email, phone, digits, experience, jobRole, gender].map(fold).join('\n')
}

export function searchColumns(input: Searched) {
  const { email, phone } = input
  return {
    emailKey: emailKey(email),
    phoneKey: readPhone(phone, '').phone,
    search: applicationText(input),
  }
}
