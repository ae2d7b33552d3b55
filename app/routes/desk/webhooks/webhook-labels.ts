import type { Delivery, Webhook, WebhookEvent, WebhookShape } from '#app/models/webhook/webhook'
import type { Moment } from '#app/routes/desk/when'

export const EVENT_LABELS: Record<WebhookEvent | 'test', string> = {
  enquiry: 'New enquiry',
  application: 'New application',
  status: 'Status change',
  test: 'Test',
}

export const SHAPE_LABELS: Record<WebhookShape, string> = {
  text: 'Chat message',
  json: 'JSON',
}

export type ShownDelivery = Pick<Delivery, 'id' | 'event' | 'state' | 'attempts' | 'lastError'> &
  Moment & { body: string; nextTry: Moment }

export type ShownWebhook = Omit<Webhook, 'last' | 'createdAt'> & {
  last:
    | (Pick<Delivery, 'state' | 'attempts' | 'lastError'> & Moment & { nextTry: Moment })
    | undefined
}
