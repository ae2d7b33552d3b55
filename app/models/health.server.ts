import { statfs } from 'node:fs/promises'
import { count, eq, min } from 'drizzle-orm'

import { mails } from '#db/schema'
import type { Site } from './company/site.server'

const LEAST_FREE_MB = 32

export async function readHealth(site: Site, now = Date.now()) {
  const { db, settings } = site
  const [waiting] = await db
    .select({ count: count(), since: min(mails.createdAt) })
    .from(mails)
    .where(eq(mails.state, 'waiting'))
  const disk = await statfs(settings.dataDir)
  return {
    database: db.isWritable() ? 'writable' : 'not writable',
    diskFreeMb: Math.floor((disk.bavail * disk.bsize) / 2 ** 20),
    mail: {
      isSetUp: settings.smtpUrl !== undefined,
      waiting: waiting?.count ?? 0,
      oldestMinutes: Math.max(0, Math.floor((now - (waiting?.since ?? now)) / 60_000)),
    },
  }
}

/** Mail that waits is no reason to turn visitors away. */
export function canTakeEnquiries(health: Awaited<ReturnType<typeof readHealth>>): boolean {
  return health.database === 'writable' && health.diskFreeMb >= LEAST_FREE_MB
}
