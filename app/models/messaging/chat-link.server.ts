import { z } from 'zod/v4'

import { readPhone, showPhone } from '#app/models/company/phone.server'
import { tidyText } from '#app/models/text'

export const LONGEST_FIRST_LINE = 160

export const chatLinkInput = z
  .object({
    phone: z
      .string('Phone is required')
      .trim()
      .min(1, 'Phone is required')
      .max(60, 'Phone must be at most 60 characters'),
    countryCode: z.string().nullish(),
    text: z
      .string()
      .nullish()
      .transform((text) => tidyText(text ?? ''))
      .pipe(
        z
          .string()
          .max(LONGEST_FIRST_LINE, `First line must be at most ${LONGEST_FIRST_LINE} characters`),
      ),
  })
  .transform(({ phone, countryCode, text }, context) => {
    const read = readPhone(phone, countryCode ?? '')
    if (!read.isPhoneValid) {
      context.issues.push({
        code: 'custom',
        message: 'This is not a phone number in the chosen country',
        path: ['phone'],
        input: phone,
      })
    }
    return { phone: read.phone, text }
  })

interface ChatLink {
  href: string
  phone: string
}

export function chatLink({ phone, text }: z.output<typeof chatLinkInput>): ChatLink {
  const query = text === '' ? '' : `?text=${encodeURIComponent(text)}`
  return { href: `https://wa.me/${phone.replace(/\D/g, '')}${query}`, phone: showPhone(phone) }
}
