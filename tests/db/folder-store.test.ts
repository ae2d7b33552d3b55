import { readdirSync, rmSync, statSync, symlinkSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storeResume } from '#app/models/application/resume.server'
import { findLackOfResumeSpace } from '#app/models/application/resume-space.server'
import { createApplication } from '#app/models/application/submit.server'
import { readSettings } from '#app/models/company/settings.server'
import { loader as downloadResume } from '#app/routes/api/job-resume'
import { args, freshDb, freshSite, get, meeraApiHeaders, respond } from '#tests/support/app'
import { applicant } from '#tests/support/applicant'
import { freshFolder } from '#tests/support/data-dir'
import { pdf } from '#tests/support/files'

const upload = { name: 'cv.pdf', bytes: pdf() }

test('only the owner of the process can read a stored resume, and no temporary file remains', async () => {
  const uploads = freshFolder()
  const { file } = await storeResume(uploads, upload, 'pdf')
  expect(statSync(join(uploads, file)).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(uploads, 'incoming'))).toEqual([])
})

test('a resume is refused if it would take disk space reserved for the database', async () => {
  const settings = { uploadsDir: freshFolder(), resumesMaxBytes: Number.MAX_SAFE_INTEGER }
  expect(await findLackOfResumeSpace(await freshDb(), settings, 1e18)).toContain(
    'kept for the database',
  )
})

test('the download of an unreadable resume responds with 503', async () => {
  const uploadsDir = freshFolder()
  const site = await freshSite({ settings: { ...readSettings({}), uploadsDir } })
  const resume = await storeResume(uploadsDir, upload, 'pdf')
  const { _id: id } = await createApplication(site.db, applicant, resume)
  const file = join(uploadsDir, resume.file)
  rmSync(file)
  // Not even root can open a symbolic link to itself.
  symlinkSync(file, file)
  const headers = await meeraApiHeaders(site)
  const response = await respond(() => downloadResume(args(get('/x', headers), { id })))
  expect(response.status).toBe(503)
})

test('the download of a resume that is shorter than it was responds with 410', async () => {
  const uploadsDir = freshFolder()
  const site = await freshSite({ settings: { ...readSettings({}), uploadsDir } })
  const resume = await storeResume(uploadsDir, upload, 'pdf')
  const { _id: id } = await createApplication(site.db, applicant, resume)
  truncateSync(join(uploadsDir, resume.file), 100)
  const headers = await meeraApiHeaders(site)
  const response = await respond(() => downloadResume(args(get('/x', headers), { id })))
  expect(response.status).toBe(410)
})
