import { and, asc, desc, eq, gt, ne } from 'drizzle-orm'
import type { Settings } from '#app/models/company/settings.server'
import { DOUBLE_CLICK_MS, isWithin, newId } from '#app/models/identifier.server'
import { type Actor, recordAction } from '#app/models/privacy/audit.server'
import type { Database, Reads } from '#db/database.server'
import { auditEntries, webhookDeliveries, webhooks } from '#db/schema'
import { hostOf, PrivateAddressError, requirePublic } from './address.server'
import { newSecret } from './signature.server'
import {
  BAD_ADDRESS,
  KNOWN_ADDRESS,
  MAX_WEBHOOKS,
  PRIVATE_ADDRESS,
  TOO_MANY,
  UNKNOWN_ADDRESS,
  WEBHOOK_EVENTS,
  type WebhookInput,
} from './webhook'

type Row = typeof webhooks.$inferSelect

export async function addressError(
  url: URL,
  { allowsPrivateWebhooks }: Pick<Settings, 'allowsPrivateWebhooks'>,
  lookup?: Parameters<typeof requirePublic>[1],
): Promise<string | undefined> {
  if (allowsPrivateWebhooks) return undefined
  if (url.protocol !== 'https:') return BAD_ADDRESS
  try {
    await requirePublic(url, lookup)
    return undefined
  } catch (error) {
    return error instanceof PrivateAddressError ? PRIVATE_ADDRESS : UNKNOWN_ADDRESS
  }
}

type Created = { ok: true; id: string; secret: string } | { ok: false; message: string }

/**
 * The audit log gets only the host, because the rest of a chat program's URL is a secret.
 * A double click creates one webhook, and both responses contain its secret.
 */
export function createWebhook(
  db: Database,
  { url, shape, events }: WebhookInput,
  actor: Actor,
  now = Date.now(),
): Promise<Created> {
  const row = { id: newId(now), url: url.href, shape, events: events.join(' ') }
  const secret = newSecret()
  return db.write(async (tx) => {
    const [known] = await tx.select().from(webhooks).where(eq(webhooks.url, row.url))
    if (known) {
      const isSame = known.shape === shape && known.events === row.events
      return isSame && (await isDoubleClick(tx, known, actor, now))
        ? { ok: true, id: known.id, secret: known.secret }
        : { ok: false, message: KNOWN_ADDRESS }
    }
    if ((await tx.$count(webhooks)) >= MAX_WEBHOOKS) return { ok: false, message: TOO_MANY }
    await tx.insert(webhooks).values({ ...row, secret, createdAt: now })
    const detail = `${hostOf(url)}: ${events.join(', ')}`
    await recordAction(tx, actor, { action: 'webhook.create', subjectId: row.id, detail, now })
    return { ok: true, id: row.id, secret }
  })
}

async function isDoubleClick(tx: Reads, { id, createdAt }: Row, actor: Actor, now: number) {
  const { action, subjectId, adminId } = auditEntries
  const isOwn = and(eq(action, 'webhook.create'), eq(subjectId, id), eq(adminId, actor.id))
  return isWithin(createdAt, now, DOUBLE_CLICK_MS) && (await tx.$count(auditEntries, isOwn)) > 0
}

export function setActive(
  db: Database,
  id: string,
  isActive: boolean,
  actor: Actor,
): Promise<boolean> {
  return db.write(async (tx) => {
    const found = await tx.$count(webhooks, eq(webhooks.id, id))
    const isOther = and(eq(webhooks.id, id), ne(webhooks.isActive, isActive))
    const [changed] = await tx.update(webhooks).set({ isActive }).where(isOther).returning()
    const action = isActive ? 'webhook.on' : 'webhook.off'
    if (changed) await recordAction(tx, actor, { action, subjectId: id })
    return found > 0
  })
}

export function renewSecret(db: Database, id: string, actor: Actor): Promise<string | undefined> {
  const secret = newSecret()
  return db.write(async (tx) => {
    const [changed] = await tx
      .update(webhooks)
      .set({ secret })
      .where(eq(webhooks.id, id))
      .returning()
    if (!changed) return undefined
    await recordAction(tx, actor, { action: 'webhook.secret', subjectId: id })
    return secret
  })
}

export function removeWebhook(db: Database, id: string, actor: Actor): Promise<boolean> {
  return db.erase(async (tx) => {
    const [row] = await tx.delete(webhooks).where(eq(webhooks.id, id)).returning()
    if (!row) return false
    const detail = hostOf(new URL(row.url))
    await recordAction(tx, actor, { action: 'webhook.delete', subjectId: id, detail })
    return true
  })
}

export type Webhook = Awaited<ReturnType<typeof toWebhook>>

export async function listWebhooks(db: Database): Promise<Webhook[]> {
  const rows = await db.select().from(webhooks).orderBy(asc(webhooks.id))
  return Promise.all(rows.map((row) => toWebhook(db, row)))
}

export async function findWebhook(db: Database, id: string): Promise<Webhook | undefined> {
  const [row] = await db.select().from(webhooks).where(eq(webhooks.id, id))
  return row && toWebhook(db, row)
}

/** Excludes the URL, with which anyone can write into the chat, and the secret, with which anyone can sign deliveries. */
async function toWebhook(db: Reads, row: Row) {
  const { id, url, shape, events, isActive, createdAt } = row
  return {
    id,
    shape,
    isActive,
    createdAt,
    name: shownName(new URL(url)),
    events: WEBHOOK_EVENTS.filter((event) => events.split(' ').includes(event)),
    last: await findLast(db, id),
  }
}

const SHOWN_CHARACTERS = 4

/** Host and last characters, such as "hooks.slack.com/…aB3d". */
function shownName(url: URL): string {
  const path = url.pathname + url.search
  const end =
    path.length > 2 * SHOWN_CHARACTERS ? `…${path.slice(-SHOWN_CHARACTERS)}` : path.slice(1)
  return `${url.host}${end && `/${end}`}`
}

async function findLast(db: Reads, webhookId: string) {
  const [last] = await db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), gt(webhookDeliveries.attempts, 0)))
    .orderBy(desc(webhookDeliveries.id))
    .limit(1)
  return last
}

export async function listFailingWebhooks(db: Database) {
  const all = await listWebhooks(db)
  return all.flatMap(({ id, name, isActive, last }) =>
    isActive && last && last.state !== 'sent' && last.lastError !== ''
      ? [{ id, name, error: last.lastError }]
      : [],
  )
}
