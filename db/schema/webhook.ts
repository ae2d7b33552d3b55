import { boolean, checkChoice, index, instant, table, text } from '../columns'
import { MAIL_STATES, WEBHOOK_EVENTS, WEBHOOK_SHAPES } from './choices'
import { deliveryColumns } from './mail'

export const webhooks = table(
  'webhooks',
  {
    id: text('id').primaryKey(),
    url: text('url').notNull(),
    shape: text('shape', { enum: WEBHOOK_SHAPES }).notNull(),
    /** WEBHOOK_EVENTS, separated by spaces. */
    events: text('events').notNull(),
    /** The key of the HMAC. */
    secret: text('secret').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (row) => [checkChoice('webhooks_shape', row.shape, WEBHOOK_SHAPES)],
)

export const webhookDeliveries = table(
  'webhook_deliveries',
  {
    id: text('id').primaryKey(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text('event', { enum: [...WEBHOOK_EVENTS, 'test'] }).notNull(),
    subjectId: text('subject_id').notNull(),
    body: text('body').notNull(),
    ...deliveryColumns,
  },
  (row) => [
    index('webhook_deliveries_by_state').on(row.state, row.nextAttemptAt),
    index('webhook_deliveries_by_webhook').on(row.webhookId, row.id),
    index('webhook_deliveries_by_subject').on(row.subjectId),
    checkChoice('webhook_deliveries_state', row.state, MAIL_STATES),
  ],
)
