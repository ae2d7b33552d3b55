import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findLackOfResumeSpace } from '#app/models/application/resume-space.server'
import { createApplication } from '#app/models/application/submit.server'
import { MINUTE_MS } from '#app/models/company/calendar'
import { freshDb } from '#tests/support/app'
import { applicant, resume } from '#tests/support/applicant'
import { freshFolder } from '#tests/support/data-dir'

test('a resume is refused if all resumes would exceed RESUMES_MAX_MB', async () => {
  const db = await freshDb()
  const settings = { uploadsDir: join(freshFolder(), 'uploads'), resumesMaxBytes: 1000 }
  const now = Date.now()
  expect(await findLackOfResumeSpace(db, settings, 600, now)).toBeUndefined()
  await createApplication(db, applicant, { ...resume, bytes: 600 })
  expect(await findLackOfResumeSpace(db, settings, 401, now + 1)).toContain('RESUMES_MAX_MB')
  expect(await findLackOfResumeSpace(db, settings, 401, now + 2 * MINUTE_MS)).toContain(
    'RESUMES_MAX_MB',
  )
  expect(await findLackOfResumeSpace(db, settings, 400, now + 4 * MINUTE_MS)).toBeUndefined()
})

test('a refused resume does not count towards the limit', async () => {
  const settings = { uploadsDir: freshFolder(), resumesMaxBytes: 1000 }
  const db = await freshDb()
  expect(await findLackOfResumeSpace(db, settings, 1001)).toContain('RESUMES_MAX_MB')
  expect(await findLackOfResumeSpace(db, settings, 1000)).toBeUndefined()
})
