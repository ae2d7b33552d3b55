import { and, eq, inArray, ne } from 'drizzle-orm'
import { emailKey } from '#app/models/email'
import type { Queries, Reads } from '#db/database.server'
import { bouncedAddresses, mails } from '#db/schema'
import type { Bounce } from './bounce-report.server'

/** Marks only whom the quoted mails of ours went to: anybody can write a report about any address. */
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

export async function clearBounce(tx: Queries, key: string): Promise<void> {
  await tx.delete(bouncedAddresses).where(eq(bouncedAddresses.emailKey, key))
}

/** @param key of `emailKey` */
export async function findBounce(db: Reads, key: string) {
  const [bounce] = await db
    .select()
    .from(bouncedAddresses)
    .where(eq(bouncedAddresses.emailKey, key))
  return bounce
}
