import { mkdir, statfs } from 'node:fs/promises'
import { sum } from 'drizzle-orm'

import type { Settings } from '#app/models/company/settings.server'
import type { Database } from '#db/database.server'
import { applications, receivedFiles } from '#db/schema'

/** Of a small disk a tenth is kept for the database instead. */
const KEPT_BYTES = 256 * 2 ** 20
const FRESH_MS = 60_000

/** @returns why a resume cannot be stored, for the log */
export async function lackOfRoom(
  db: Database,
  { uploadsDir, resumesMaxBytes }: Pick<Settings, 'uploadsDir' | 'resumesMaxBytes'>,
  bytes: number,
  now = Date.now(),
): Promise<string | undefined> {
  await mkdir(uploadsDir, { recursive: true, mode: 0o700 })
  const { bavail, bsize, blocks } = await statfs(uploadsDir)
  if (bavail * bsize - bytes < Math.min(KEPT_BYTES, (blocks * bsize) / 10)) {
    return 'resumes are refused: the rest of the disk is kept for the database; free some of it'
  }
  const stored = await storedBytes(db, now)
  if (stored.bytes + bytes > resumesMaxBytes) {
    return 'resumes are refused: they take as much as RESUMES_MAX_MB allows; raise it or delete some'
  }
  stored.bytes += bytes
  return undefined
}

/** Added up once a minute, since that reads every row; what comes between is counted on. */
const totals = new WeakMap<Database, { bytes: number; until: number }>()

async function storedBytes(db: Database, now: number) {
  const known = totals.get(db)
  if (known && now < known.until) return known
  const [row] = await db.select({ bytes: sum(applications.resumeBytes) }).from(applications)
  const [received] = await db.select({ bytes: sum(receivedFiles.bytes) }).from(receivedFiles)
  const bytes = Number(row?.bytes ?? 0) + Number(received?.bytes ?? 0)
  const total = { bytes, until: now + FRESH_MS }
  totals.set(db, total)
  return total
}
