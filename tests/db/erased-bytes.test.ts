import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeAccount } from '#app/models/account/account.server'
import { removeApplication } from '#app/models/application/bin.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { OPERATOR } from '#app/models/privacy/audit.server'
import { erasePerson } from '#app/models/privacy/erasure.server'
import type { Database } from '#db/database.server'
import { applications } from '#db/schema'
import { asha, imran, meera, openMigrated, signUpAs } from '#tests/support/app'
import { submit } from '#tests/support/applicant'
import { freshFolder } from '#tests/support/data-dir'

const enquire = (db: Database, fields: object) =>
  createEnquiry(db, { ...asha, countryCode: '', type: '', ...fields }, { type: 'Bulk SMS' })

test.each<[what: string, words: string[], remove: (db: Database, uploads: string) => unknown]>([
  [
    'an erased person',
    [asha.email, asha.name, 'quagmire', 'asha@'],
    async (db, uploads) => {
      await enquire(db, { desc: 'Eritrea quagmire xylophone' })
      await erasePerson(db, { kind: 'email', key: asha.email }, { actor: OPERATOR, uploads })
    },
  ],
  [
    'a deleted application',
    ['Zebulon', 'zebulon@'],
    async (db, uploads) => {
      const person = { fullName: 'Zebulon Pike', email: 'zebulon@example.com' }
      await submit(db, uploads, person)
      const [row] = await db.select().from(applications)
      await removeApplication(db, uploads, row?.id ?? '', OPERATOR)
    },
  ],
  [
    // The log keeps the name.
    'a removed account',
    [meera.email],
    async (db) => {
      const { id } = await signUpAs(db)
      await removeAccount(db, id, OPERATOR, { isForced: true })
    },
  ],
])('%s is in neither the database file nor its WAL', async (_, words, remove) => {
  const folder = freshFolder()
  const file = join(folder, 'site.sqlite')
  const db = openMigrated(file)
  await enquire(db, { ...imran, phone: '' })
  await remove(db, folder)
  const bytes = ['', '-wal'].map((end) => readFileSync(file + end, 'latin1')).join('')
  await db.close()
  expect(words.filter((word) => bytes.includes(word))).toEqual([])
  expect(bytes.includes(imran.email)).toBe(true)
})
