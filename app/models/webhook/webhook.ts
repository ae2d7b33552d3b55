import * as z from 'zod'
import { requiredText } from '#app/models/schema'
import { WEBHOOK_EVENTS, WEBHOOK_SHAPES } from '#db/schema/choices'
import type { webhookDeliveries } from '#db/schema/mail'

export { WEBHOOK_EVENTS }
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]
export type WebhookShape = (typeof WEBHOOK_SHAPES)[number]

export const MAX_WEBHOOKS = 20
const MAX_URL = 2000

export const BAD_ADDRESS = 'Enter the whole address, such as https://hooks.example.com/abc'
export const PRIVATE_ADDRESS = 'This address is inside a private network. Use a public one'
export const UNKNOWN_ADDRESS = 'This address was not found. Check its spelling'
export const KNOWN_ADDRESS = 'This address is in the list already'
export const TOO_MANY = `There can be at most ${MAX_WEBHOOKS} webhooks. Delete one first`

const parsed = z
  .string()
  .refine(URL.canParse, BAD_ADDRESS)
  .transform((text) => new URL(text))
  .refine(({ protocol }) => protocol === 'https:' || protocol === 'http:', BAD_ADDRESS)
  .refine(({ username, password }) => username + password === '', {
    error: 'Leave user name and password out of the address',
  })
const url = z.pipe(requiredText('Address', MAX_URL), parsed)

export const webhookInput = z.object({
  url,
  shape: z.enum(WEBHOOK_SHAPES, 'Choose a format'),
  events: z.array(z.enum(WEBHOOK_EVENTS)).min(1, 'Choose at least one event'),
})
export type WebhookInput = z.infer<typeof webhookInput>
export type Delivery = typeof webhookDeliveries.$inferSelect
