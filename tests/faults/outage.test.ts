import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { applications } from '#db/schema'
import { openDatabase } from '#db/sqlite/database.server'
import { asha, tables, writerOf } from '#tests/support/app'
import { applicationForm } from '#tests/support/applicant'
import { freshFolder } from '#tests/support/data-dir'
import { pdf } from '#tests/support/files'
import { postForm, startProgram } from '#tests/support/program'
import { hashOfFile } from '#tests/support/site-paths'
import { startSmtp } from '#tests/support/smtp'

const MESSAGES = 10
const RESUMES = 3

const application = (position: number) =>
  applicationForm(new File([pdf(100_000 + position)], `cv ${position}.pdf`), {
    fullName: `Imran ${position}`,
    email: `imran${position}@example.com`,
  })

test('after an outage of mail server and site each mail is sent once, and each resume is intact', async ({
  onTestFinished,
}) => {
  const dataDir = freshFolder()
  const down = await startSmtp()
  await down.close()
  const env = { DATA_DIR: dataDir, SMTP_URL: down.url, RATE_LIMIT: 'off' }

  const first = await startProgram(env)
  for (let i = 0; i < MESSAGES; i++) {
    const fields = { name: asha.name, email: asha.email, message: `Message number ${i}` }
    expect((await postForm(`${first.url}/contact`, fields)).status).toBe(303)
  }
  for (let i = 0; i < RESUMES; i++) {
    expect((await postForm(`${first.url}/careers`, application(i))).status).toBe(303)
  }
  await first.end('SIGKILL')

  const db = openDatabase(join(dataDir, 'db', 'site.sqlite'))
  onTestFinished(() => db.close())
  // Skips the backoff of failed attempts.
  writerOf(db).exec('update mails set next_attempt_at = 0')
  const up = await startSmtp({}, down.port)
  onTestFinished(() => up.close())
  await startProgram(env)

  const total = MESSAGES + RESUMES
  await vi.waitFor(() => expect(up.deliveries).toHaveLength(total), {
    timeout: 45_000,
    interval: 100,
  })
  await vi.waitFor(
    () =>
      expect(
        writerOf(db).prepare("select count(*) from mails where state = 'sent'").pluck().get(),
      ).toBe(total),
    { timeout: 5_000, interval: 100 },
  )
  expect(new Set(up.deliveries.map(({ mail }) => mail.messageId)).size).toBe(total)

  const stored = await tables(db).select().from(applications)
  expect(stored).toHaveLength(RESUMES)
  for (const row of stored) {
    expect(hashOfFile(join(dataDir, 'uploads', row.resumeFile))).toBe(row.resumeHash)
  }
  expect(readdirSync(join(dataDir, 'uploads', 'incoming'))).toEqual([])
})
