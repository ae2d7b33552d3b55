import { readPhone } from '#app/models/company/phone.server'
import { digitsOf } from '#app/models/enquiry/search-text'
import { fold } from '#app/models/text'
import type { Application } from './application'

export function applicationText(
  input: Pick<Application, 'fullName' | 'email' | 'phone' | 'experience' | 'jobRole' | 'gender'>,
): string {
  const { fullName, email, phone, experience, jobRole, gender } = input
  const digits = digitsOf(readPhone(phone, '').phone)
  return [fullName, email, phone, digits, experience, jobRole, gender].map(fold).join('\n')
}
