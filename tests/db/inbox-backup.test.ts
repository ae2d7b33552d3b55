import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backUpNightly, createBackup } from '#app/models/backup/create.server'
import { restoreBackup } from '#app/models/backup/restore.server'
import { readSettings } from '#app/models/company/settings.server'
import { receivedFiles } from '#db/schema'
import { openDatabase } from '#db/sqlite/database.server'
import { freshSite, tables } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { email, multipart, receive } from '#tests/support/emails'
import { pdf } from '#tests/support/files'
import { openDataDir } from '#tests/support/site-paths'

test('a backup contains received attachments or lists them as missing, and is refused without both', async () => {
  const { dataDir, db } = openDataDir()
  const uploads = join(dataDir, 'uploads')
  const settings = { ...readSettings({ RATE_LIMIT: 'off' }), uploadsDir: uploads }
  const [parts, body] = multipart([{ type: 'application/pdf', name: 'offer.pdf', body: pdf() }])
  await receive(await freshSite({ settings, db }), email(parts, body))
  const file = join(freshFolder(), 'backup.tar')
  expect(await createBackup(db, file, { dataDir })).toMatchObject({
    files: 1,
    missing: [],
  })
  const elsewhere = freshFolder()
  await restoreBackup(file, elsewhere)
  const restored = openDatabase(join(elsewhere, 'db', 'site.sqlite'))
  const [stored] = await tables(restored).select().from(receivedFiles)
  await restored.close()
  expect(existsSync(join(elsewhere, 'uploads', stored?.file ?? ''))).toBe(true)

  rmSync(join(uploads, stored?.file ?? ''))
  const lacking = join(freshFolder(), 'backup.tar')
  const missing = [`uploads/${stored?.file}`]
  const made = await createBackup(db, lacking, { dataDir })
  expect(made).toMatchObject({ files: 0, missing })
  const tonight = { dataDir, day: '2026-03-01', now: 1 }
  expect(await backUpNightly(db, tonight)).toMatch(/ 0 files, \d+ KB, 1 file is missing$/)
  expect(await restoreBackup(lacking, freshFolder())).toMatchObject({ files: 0, missing })

  const bytes = readFileSync(lacking)
  bytes.write('uploads/?', bytes.indexOf(missing[0] ?? ''))
  writeFileSync(lacking, bytes)
  const untouched = freshFolder()
  await expect(restoreBackup(lacking, untouched)).rejects.toThrow('lacks an attachment of an email')
  expect(readdirSync(untouched)).toEqual([])
})
