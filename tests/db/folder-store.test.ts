import { readdirSync, renameSync, rmSync, statSync, symlinkSync, truncateSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { removeApplication } from '#app/models/application/bin.server'
import { storeResume } from '#app/models/application/resume.server'
import { findLackOfResumeSpace } from '#app/models/application/resume-space.server'
import { createApplication } from '#app/models/application/submit.server'
import { DAY_MS } from '#app/models/company/calendar'
import { readSettings } from '#app/models/company/settings.server'
import { OPERATOR } from '#app/models/privacy/audit.server'
import { erasePerson } from '#app/models/privacy/erasure.server'
import { runRetention } from '#app/models/privacy/retention.server'
import { loader as downloadResume } from '#app/routes/api/job-resume'
import { applications } from '#db/schema'
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

test('applications whose resumes cannot be deleted stay, and are deleted once they can be', async () => {
  const uploads = freshFolder()
  const { db, company } = await freshSite()
  const resume = await storeResume(uploads, upload, 'pdf')
  const { _id: id } = await createApplication(db, applicant, resume)
  const folder = join(uploads, dirname(resume.file))
  renameSync(folder, `${folder}-moved`)
  // Not even root can write into a symbolic link to itself.
  symlinkSync(folder, folder)
  const by = { actor: OPERATOR, uploads, now: Date.now() + 20 * 365 * DAY_MS }
  const erase = () => erasePerson(db, { kind: 'email', key: applicant.email }, by)

  await expect(removeApplication(db, uploads, id, OPERATOR)).rejects.toThrow('ELOOP')
  await expect(runRetention(db, company.retention, by)).rejects.toThrow('ELOOP')
  await expect(erase()).rejects.toThrow('ELOOP')
  expect(await db.$count(applications)).toBe(1)

  rmSync(folder)
  renameSync(`${folder}-moved`, folder)
  expect((await erase()).erased).toMatchObject({ applications: 1, resumes: 1 })
  expect(readdirSync(folder)).toEqual([])
})
