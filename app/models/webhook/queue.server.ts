import { eq } from 'drizzle-orm'
import { toApplication } from '#app/models/application/application'
import { toEnquiry } from '#app/models/enquiry/enquiry'
import type { Queries } from '#db/database.server'
import { applications, enquiries, webhookDeliveries, webhooks } from '#db/schema'
import { type Announcement, toDelivery } from './body.server'
import type { WebhookEvent } from './webhook'

/** Call it in the transaction that stores the enquiry. */
export async function queueEnquiryEvent(tx: Queries, id: string, now: number): Promise<void> {
  await queueEvent(tx, 'enquiry', async () => {
    const enquiry = await readEnquiry(tx, id)
    if (!enquiry) return undefined
    const { reference, name, companyName, desc, isSpam } = enquiry
    const from = companyName === '' ? name : `${name} (${companyName})`
    const title = `New enquiry ${reference} from ${from}`
    return {
      subjectId: id,
      reference,
      fields: { enquiry },
      title,
      words: desc,
      isHeld: isSpam,
      now,
    }
  })
}

export async function queueStatusEvent(
  tx: Queries,
  id: string,
  previousStatus: string,
  now: number,
): Promise<void> {
  await queueEvent(tx, 'status', async () => {
    const enquiry = await readEnquiry(tx, id)
    if (!enquiry) return undefined
    const { reference, name, status, isSpam } = enquiry
    const title = `Enquiry ${reference} from ${name} is ${status} now, it was ${previousStatus}`
    const fields = { previousStatus, enquiry }
    return { subjectId: id, reference, fields, title, words: '', isHeld: isSpam, now }
  })
}

export async function queueApplicationEvent(tx: Queries, id: string, now: number): Promise<void> {
  await queueEvent(tx, 'application', async () => {
    const [row] = await tx.select().from(applications).where(eq(applications.id, id))
    if (!row) return undefined
    const application = toApplication(row)
    const { reference, fullName, jobRole, experience, motivation } = application
    const title = `New application ${reference} from ${fullName} (${jobRole}, ${experience})`
    return { subjectId: id, reference, fields: { application }, title, words: motivation, now }
  })
}

async function readEnquiry(tx: Queries, id: string) {
  const [row] = await tx.select().from(enquiries).where(eq(enquiries.id, id))
  return row && toEnquiry(row)
}

async function queueEvent(
  tx: Queries,
  event: WebhookEvent,
  read: () => Promise<Omit<Announcement, 'event'> | undefined>,
): Promise<void> {
  const active = await tx.select().from(webhooks).where(eq(webhooks.isActive, true))
  const receivers = active.filter(({ events }) => events.split(' ').includes(event))
  const announcement = receivers.length > 0 ? await read() : undefined
  if (!announcement) return
  const rows = receivers.map((webhook) => toDelivery(webhook, { event, ...announcement }))
  await tx.insert(webhookDeliveries).values(rows)
}
