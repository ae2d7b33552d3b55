import { and, desc, eq, inArray, ne, notExists } from 'drizzle-orm'
import type { ParsedMail } from 'mailparser'
import { emailKey } from '#app/models/email'
import { tidyLine } from '#app/models/text'
import type { Queries, Reads } from '#db/database.server'
import { isAmong } from '#db/dialect'
import { applications, bouncedAddresses, enquiries, mails } from '#db/schema'

export type Bounce = NonNullable<ReturnType<typeof readBounce>>

const MAX_REASON = 300
/** A stranger can send any number of them, and SQLite allows 32,766 parameters. */
const MAX_IDS = 50

/** @returns `mailIds` of our mails that it quotes; undefined if it does not report a failed delivery (RFC 3464) */
export function readBounce({ attachments, text = '', headers }: ParsedMail) {
  const parts = (type: RegExp) =>
    attachments
      .filter(({ contentType }) => type.test(contentType))
      .map(({ content }) => String(content))
  const report = parts(/^message\/(global-)?delivery-status$/i).join('\n\n')
  const failed = report.split(/\r?\n\s*\r?\n/).find((part) => /^Action:\s*failed/im.test(part))
  if (failed === undefined) return undefined
  const quoted = [...parts(/^message\/|^text\/rfc822/i), text, String(headers.get('references'))]
  return { reason: reasonIn(failed), mailIds: ownIdsIn(quoted.join('\n')) }
}

function reasonIn(report: string): string {
  const field = (name: string) =>
    new RegExp(`^${name}:[ \\t]*(.*(?:\\r?\\n[ \\t]+.*)*)`, 'im').exec(report)?.[1]
  const diagnostic = field('Diagnostic-Code')?.replace(/^[\w-]+;\s*/, '') ?? field('Status') ?? ''
  return tidyLine(diagnostic.replace(/\s+/g, ' ')).slice(0, MAX_REASON)
}

export function ownIdsIn(text: string): string[] {
  const ids = new Set(Array.from(text.matchAll(OWN_ID), ([, id = '']) => id.toLowerCase()))
  return [...ids].slice(0, MAX_IDS)
}

const OWN_ID = /<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/gi

/** Marks only recipients of the quoted mails, because anyone can forge a report about any email address. */
export async function markBounce(tx: Queries, bounce: Bounce, now: number): Promise<void> {
  const sent = await tx
    .select({ address: mails.toAddress })
    .from(mails)
    .where(and(inArray(mails.id, bounce.mailIds), ne(mails.toAddress, '')))
  for (const { address } of sent) {
    const mark = { reason: bounce.reason, createdAt: now }
    await tx
      .insert(bouncedAddresses)
      .values({ emailKey: emailKey(address), ...mark })
      .onConflictDoUpdate({ target: bouncedAddresses.emailKey, set: mark })
  }
}

/** @returns the address that a bounced reply was sent to, undefined for the bounce of an automatic email */
export async function bouncedReplyTo(tx: Reads, { mailIds }: Bounce): Promise<string | undefined> {
  const [reply] = await tx
    .select({ address: mails.toAddress })
    .from(mails)
    .where(and(inArray(mails.id, mailIds), eq(mails.kind, 'reply')))
    .orderBy(desc(mails.id))
    .limit(1)
  return reply?.address
}

export function describeBounce(email: string, reason: string): string {
  const why = reason === '' ? '' : ` (${reason})`
  return `An email to ${email} came back${why}. Call, or write another way.`
}

export async function clearBounce(tx: Queries, key: string): Promise<void> {
  await tx.delete(bouncedAddresses).where(eq(bouncedAddresses.emailKey, key))
}

export async function findBounce(db: Reads, key: string) {
  const [bounce] = await db
    .select()
    .from(bouncedAddresses)
    .where(eq(bouncedAddresses.emailKey, key))
  return bounce
}

export async function removeUnusedBounces(tx: Queries, emailKeys: string[]): Promise<void> {
  const key = bouncedAddresses.emailKey
  const isUnusedIn = (table: typeof enquiries | typeof applications) =>
    notExists(tx.select({ id: table.id }).from(table).where(eq(table.emailKey, key)))
  await tx
    .delete(bouncedAddresses)
    .where(and(isAmong(key, emailKeys), isUnusedIn(enquiries), isUnusedIn(applications)))
}
