import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storeResume } from '#app/models/application/resume.server'
import { createApplication } from '#app/models/application/submit.server'
import { emptyTrash, sweepUploads } from '#app/models/files/folder-sweep.server'
import { freshDb } from '#tests/support/app'
import { applicant } from '#tests/support/applicant'
import { freshFolder } from '#tests/support/data-dir'
import { pdf } from '#tests/support/files'

test('a resume without an application is moved to the trash after a day; the others stay', async () => {
  const db = await freshDb()
  const uploads = freshFolder()
  const resume = { name: 'cv.pdf', bytes: pdf() }
  const known = await storeResume(uploads, resume, 'pdf')
  const orphan = await storeResume(uploads, resume, 'pdf')
  await createApplication(db, applicant, known)
  writeFileSync(join(uploads, '.gitkeep'), '')
  mkdirSync(join(uploads, 'incoming'), { recursive: true })
  writeFileSync(join(uploads, 'incoming', 'half'), 'half')

  expect(await sweepUploads(db, uploads)).toBe(0)
  expect(existsSync(join(uploads, orphan.file))).toBe(true)

  const dayLater = Date.now() + 25 * 3_600_000
  expect(await sweepUploads(db, uploads, dayLater)).toBe(1)
  expect(existsSync(join(uploads, known.file))).toBe(true)
  expect(existsSync(join(uploads, orphan.file))).toBe(false)
  expect(readdirSync(join(uploads, 'trash'))).toHaveLength(1)
  expect(readdirSync(join(uploads, 'incoming'))).toEqual([])
  expect(existsSync(join(uploads, '.gitkeep'))).toBe(true)
})

test('files stay in the trash for 30 days', async () => {
  const uploads = freshFolder()
  mkdirSync(join(uploads, 'trash'))
  writeFileSync(join(uploads, 'trash', 'resume'), 'x')
  const days = (count: number) => Date.now() + count * 24 * 3_600_000
  expect(await emptyTrash(uploads, days(29))).toBe(0)
  expect(await emptyTrash(uploads, days(31))).toBe(1)
  expect(readdirSync(join(uploads, 'trash'))).toEqual([])
})

test('the sweep of a missing uploads folder finds no files', async () => {
  expect(await sweepUploads(await freshDb(), join(tmpdir(), 'no-such-folder'))).toBe(0)
})
