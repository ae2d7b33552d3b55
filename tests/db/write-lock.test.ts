import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import {
  beginSecondFactor,
  findSecondFactor,
  switchOnSecondFactor,
} from '#app/models/account/second-factor.server'
import { spendCode } from '#app/models/account/second-step.server'
import { createSession, findSession, removeSession } from '#app/models/account/session.server'
import { stepAt } from '#app/models/account/totp.server'
import { HOUR_MS } from '#app/models/company/calendar'
import { findDailyRun, recordDailyRun } from '#app/models/daily-run.server'
import { listDueMails, markFailed, markSent } from '#app/models/mail/delivery.server'
import { queueMail } from '#app/models/mail/outbox.server'
import { listAuditActions, recordSingleAction, VISITOR } from '#app/models/privacy/audit.server'
import type { Database } from '#db/database.server'
import { asha, openMigrated, signUpAs } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { totpCode } from '#tests/support/totp'

/** Longer than the busy timeout of SQLite, shorter than the time for which a write is retried. */
const HELD_MS = 40

async function staffed() {
  const file = join(freshFolder(), 'site.sqlite')
  const db = openMigrated(file)
  return { db, file, admin: await signUpAs(db) }
}

/** Takes the write lock as another process would, for some milliseconds or until the end of the test. */
function hold(file: string, ms?: number) {
  const other = new Sqlite(file)
  other.exec('begin immediate')
  if (ms !== undefined) setTimeout(() => other.close(), ms)
  return other
}

async function waitingMail(db: Database) {
  const replyTo = { name: asha.name, address: asha.email }
  const mail = {
    kind: 'enquiry',
    subjectId: 'one',
    replyTo,
    subject: 'New',
    text: 'Hello',
  } as const
  await db.write(async (tx) => queueMail(tx, mail))
  const [queued] = await listDueMails(db, Date.now(), 1)
  if (!queued) throw new Error('no mail waits')
  return queued
}

test('a mail is marked as failed and as sent while another process writes', async () => {
  const { db, file } = await staffed()
  const mail = await waitingMail(db)
  hold(file, HELD_MS)
  await markFailed(db, mail, { error: 'busy', isPermanent: false, now: 0 })
  hold(file, HELD_MS)
  await markSent(db, mail.id, 0)
  expect(await listDueMails(db, Date.now() + HOUR_MS, 1)).toEqual([])
})

test('a session is created, used and removed while another process writes', async () => {
  const { db, file, admin } = await staffed()
  const token = await createSession(db, admin, 'cookie')
  hold(file, HELD_MS)
  expect(await findSession(db, token, 'cookie', Date.now() + HOUR_MS)).toEqual(admin)
  hold(file, HELD_MS)
  await removeSession(db, token)
  expect(await findSession(db, token, 'cookie')).toBeUndefined()
})

test('a session is found while another process keeps the write lock', async () => {
  const { db, file, admin } = await staffed()
  const token = await createSession(db, admin, 'cookie')
  hold(file)
  expect(await findSession(db, token, 'cookie', Date.now() + HOUR_MS)).toEqual(admin)
})

test('an app code and a recovery code are used while another process writes', async () => {
  const { db, file, admin } = await staffed()
  await beginSecondFactor(db, admin, 'session')
  const { unproven: secret } = await findSecondFactor(db, admin.id, 'session')
  const now = Date.now()
  const codes = await switchOnSecondFactor(
    db,
    admin,
    { sessionId: 'session', code: totpCode(secret, stepAt(now)) },
    now,
  )
  hold(file, HELD_MS)
  const next = totpCode(secret, stepAt(now) + 1)
  expect(await spendCode(db, admin.id, next, now)).toBe('app')
  hold(file, HELD_MS)
  expect(await spendCode(db, admin.id, codes?.[0] ?? '', now)).toBe('recovery')
})

test('an audit entry and a daily run are recorded while another process writes', async () => {
  const { db, file } = await staffed()
  hold(file, HELD_MS)
  await recordSingleAction(db, VISITOR, { action: 'login.refused' })
  hold(file, HELD_MS)
  const run = { job: 'backup', day: '2026-01-01', finishedAt: 0, isOk: true, outcome: '' }
  await recordDailyRun(db, run)
  expect(await listAuditActions(db)).toContain('login.refused')
  expect(await findDailyRun(db, 'backup')).toMatchObject(run)
})
