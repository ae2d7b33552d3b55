import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { erasePerson } from '#app/models/privacy/erasure.server'
import { asha, imran, openMigrated } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'

test('an erased person is in neither the database file nor its WAL', async () => {
  const folder = freshFolder()
  const enquire = (fields: object) =>
    createEnquiry(db, { ...asha, countryCode: '', type: '', ...fields }, { type: 'Bulk SMS' })
  const file = join(folder, 'site.sqlite')
  const db = openMigrated(file)
  await enquire({ desc: 'Eritrea quagmire xylophone' })
  await enquire({ ...imran, phone: '' })
  await erasePerson(
    db,
    { kind: 'email', key: asha.email },
    {
      actor: { id: 'meera', name: 'Meera Rao' },
      uploads: folder,
    },
  )
  const bytes = ['', '-wal'].map((end) => readFileSync(file + end, 'latin1')).join('')
  await db.close()
  for (const trace of [asha.email, asha.name, 'quagmire', 'asha@'])
    expect(bytes).not.toContain(trace)
  expect(bytes).toContain(imran.email)
})
