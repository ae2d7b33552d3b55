import * as z from 'zod'
import { tidyLine } from '#app/models/text'

const line = z.string().overwrite(tidyLine)

/** An empty text means that there is none. */
export const optional = (fallback: string, longest = 200) => line.max(longest).default(fallback)

export const text = (fallback: string) => line.min(1).max(200).default(fallback)

/** An address copied from a letterhead has several lines. */
const address = z
  .string()
  .overwrite((typed) => typed.split('\n').map(withoutComma).filter(Boolean).join(', '))
  .max(200)

const withoutComma = (typed: string) => tidyLine(typed).replace(/,$/, '')

export const postalAddress = (fallback: string) => address.min(1).default(fallback)

export const optionalAddress = (fallback: string) => address.default(fallback)

export const countryCode = z.string().trim().toUpperCase()

const BAD_EMAIL = 'Write an email address such as hello@example.com'

export const email = (fallback: string) => z.email(BAD_EMAIL).default(fallback)

export const emptyOr = (schema: z.ZodType, message: string) =>
  z
    .string()
    .trim()
    .refine((typed) => typed === '' || schema.safeParse(typed).success, message)

export const optionalEmail = (fallback: string) => emptyOr(z.email(), BAD_EMAIL).default(fallback)

const BAD_URL = 'Write an address that begins with https://'

const httpsSchema = z.url({ protocol: /^https$/, error: BAD_URL })

export const httpsUrl = (fallback: string) => httpsSchema.default(fallback)

export const optionalUrl = (fallback: string) => emptyOr(httpsSchema, BAD_URL).default(fallback)

export const year = (fallback: number) => z.number().int().min(1600).max(2200).default(fallback)

export const timeOfDay = (fallback: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write a time such as 09:00')
    .default(fallback)

export type Group =
  | 'Name and brand'
  | 'Addresses and phones'
  | 'Opening hours'
  | 'Social links'
  | 'Facts and numbers'
  | 'People'
  | 'Privacy and mail'

export const inGroup =
  (group: Group) =>
  <T extends z.ZodType>(
    title: string,
    field: T,
    more: { description?: string; input?: string } = {},
  ): T =>
    field.meta({ title, ...more, group }) as T
