import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { PROGRAM } from '#app/models/privacy/audit.server'
import { erasePerson } from '#app/models/privacy/erasure.server'
import { asha, imran, openMigrated } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'

test('what was erased is not in the file either', async () => {
  const folder = freshFolder()
  const file = join(folder, 'site.sqlite')
  const db = openMigrated(file)
  await createEnquiry(db, { ...asha, desc: 'Eritrea quagmire xylophone' }, { type: 'General' })
  await createEnquiry(db, imran, { type: 'General' })
  const key = { kind: 'email', key: asha.email } as const
  await erasePerson(db, key, { actor: PROGRAM, uploads: folder })
  const bytes = ['', '-wal'].map((end) => readFileSync(file + end, 'latin1')).join('')
  await db.close()
  for (const trace of [asha.email, asha.name, 'quagmire', 'asha@'])
    expect(bytes).not.toContain(trace)
  expect(bytes).toContain(imran.email)
})
