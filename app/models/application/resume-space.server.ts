import { sum } from 'drizzle-orm'
import { MINUTE_MS } from '#app/models/company/calendar'

import type { Settings } from '#app/models/company/settings.server'
import { fileStore } from '#app/models/files/store.server'
import type { Database } from '#db/database.server'
import { applications, receivedFiles } from '#db/schema'

const CACHE_MS = MINUTE_MS

/** @returns why a resume cannot be stored, for the log */
export async function findLackOfResumeSpace(
  db: Database,
  { uploadsDir, resumesMaxBytes }: Pick<Settings, 'uploadsDir' | 'resumesMaxBytes'>,
  bytes: number,
  now = Date.now(),
): Promise<string | undefined> {
  const lack = await fileStore.findLackOfSpace(uploadsDir, bytes)
  if (lack !== undefined) return lack
  const stored = await storedBytes(db, now)
  if (stored.bytes + bytes > resumesMaxBytes) {
    return 'resumes are refused: they take as much as RESUMES_MAX_MB allows; raise it or delete some'
  }
  stored.bytes += bytes
  return undefined
}

/** Cached for a minute, since the sum reads every row; new resumes are added in between. */
const totals = new WeakMap<Database, { bytes: number; until: number }>()

async function storedBytes(db: Database, now: number) {
  const known = totals.get(db)
  if (known && now < known.until) return known
  const [row] = await db.select({ bytes: sum(applications.resumeBytes) }).from(applications)
  const [received] = await db.select({ bytes: sum(receivedFiles.bytes) }).from(receivedFiles)
  const bytes = Number(row?.bytes ?? 0) + Number(received?.bytes ?? 0)
  const total = { bytes, until: now + CACHE_MS }
  totals.set(db, total)
  return total
}
