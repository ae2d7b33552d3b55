import * as z from 'zod'

import type { ChatLinkWords } from '#app/content/tool-words/chat-link'
import { readPhone, showPhone } from '#app/models/company/phone.server'
import { tidyText } from '#app/models/text'

export const MAX_FIRST_LINE = 160

const MAX_PHONE = 60

export const chatLinkInput = (errors: ChatLinkWords['errors']) =>
  z
    .object({
      phone: z
        .string(errors.noPhone)
        .trim()
        .min(1, errors.noPhone)
        .max(MAX_PHONE, errors.longPhone(MAX_PHONE)),
      countryCode: z.string().nullish(),
      text: z
        .string()
        .nullish()
        .transform((text) => tidyText(text ?? ''))
        .pipe(z.string().max(MAX_FIRST_LINE, errors.longText(MAX_FIRST_LINE))),
    })
    .transform(({ phone, countryCode, text }, context) => {
      const read = readPhone(phone, countryCode ?? '')
      if (!read.isPhoneValid) {
        context.issues.push({
          code: 'custom',
          message: errors.badPhone,
          path: ['phone'],
          input: phone,
        })
      }
      return { phone: read.phone, text }
    })

export function chatLink({ phone, text }: z.output<ReturnType<typeof chatLinkInput>>) {
  const query = text === '' ? '' : `?text=${encodeURIComponent(text)}`
  return { href: `https://wa.me/${phone.replace(/\D/g, '')}${query}`, phone: showPhone(phone) }
}
