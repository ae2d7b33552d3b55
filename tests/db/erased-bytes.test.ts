import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeAccount } from '#app/models/account/account.server'
import { removeApplication } from '#app/models/application/bin.server'
import { readSettings } from '#app/models/company/settings.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { enquiryInput } from '#app/models/enquiry/enquiry'
import { addNote, logCall } from '#app/models/enquiry/note.server'
import { OPERATOR } from '#app/models/privacy/audit.server'
import { erasePerson } from '#app/models/privacy/erasure.server'
import { exportPerson } from '#app/models/privacy/person-export.server'
import { sendReply } from '#app/models/reply/reply.server'
import type { Database } from '#db/database.server'
import { applications, bouncedAddresses } from '#db/schema'
import {
  asha,
  freshSite,
  imran,
  meera,
  openMigrated,
  signUpAs,
  tables,
  writerOf,
} from '#tests/support/app'
import { submit } from '#tests/support/applicant'
import { freshFolder } from '#tests/support/data-dir'
import { email, multipart, receive } from '#tests/support/emails'
import { pdf } from '#tests/support/files'
import { countStored } from '#tests/support/stored'
import { addWebhook } from '#tests/support/webhook'

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

test('what staff and emails add to an enquiry is exported and erased with it', async () => {
  const settings = readSettings({ DATA_DIR: freshFolder(), RATE_LIMIT: 'off' })
  const site = await freshSite({ settings })
  const { db } = site
  const meeraAccount = await signUpAs(db)
  await addWebhook(db, { events: ['enquiry', 'application', 'status'] })
  const { _id } = await createEnquiry(db, enquiryInput.parse(asha), { type: 'General' })
  const [parts, body] = multipart([
    { type: 'text/plain', body: 'answerword' },
    { type: 'application/pdf', name: 'fileword.pdf', body: pdf() },
  ])
  await receive(site, email(parts, body))
  await receive(site, email({ Subject: 'subjectword', 'In-Reply-To': '<x@y>' }, 'mailword'))
  await addNote(db, meeraAccount, _id, 'noteword')
  await logCall(db, meeraAccount, _id, 'callword')
  await sendReply(site, meeraAccount, _id, { text: 'replyword', status: 'Closed' })
  await submit(db, settings.uploadsDir, { email: asha.email, motivation: 'motiveword' })
  const row = { emailKey: asha.email, reason: 'reasonword', createdAt: 0 }
  await tables(db).insert(bouncedAddresses).values(row)
  const words = 'answer file subject mail note call reply motive reason'.split(' ')
  const lacksIn = (text: string) => words.filter((word) => !text.includes(`${word}word`))

  const key = { kind: 'email', key: asha.email } as const
  expect(lacksIn(JSON.stringify(await exportPerson(db, key)))).toEqual([])
  await erasePerson(db, key, { actor: OPERATOR, uploads: settings.uploadsDir })
  const file = writerOf(db).name
  const bytes = ['', '-wal'].map((end) => readFileSync(file + end, 'latin1')).join('')
  expect(lacksIn(bytes)).toEqual(words)
  expect([asha.email, asha.name, asha.desc].filter((text) => bytes.includes(text))).toEqual([])
  expect(await countStored({ db, uploads: settings.uploadsDir })).toBe(0)
})
