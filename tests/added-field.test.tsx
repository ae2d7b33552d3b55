import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom/server'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import * as unchanged from '#app/models/enquiry/create.server'
import { enquiryInput as unchangedInput } from '#app/models/enquiry/enquiry'
import type { Database } from '#db/database.server'
import { freshFolder } from '#tests/support/data-dir'

// The server build exists only after a build.
vi.mock('virtual:remix/server-build', () => ({}))

const DECLARATION = '#db/schema/enquiry-fields'
const addedText = {
  name: 'addedText',
  column: 'added_text',
  label: 'Added text',
  longest: 20,
  input: { autoComplete: 'off' },
  shownIn: ['mail', 'export', 'card'],
}
const addedChoice = {
  name: 'addedChoice',
  column: 'added_choice',
  label: 'Added choice',
  staffLabel: 'Choice',
  exportHeader: 'Added Choice',
  choices: ['', 'One', 'Many'],
  emptyChoice: 'Not said',
  shownIn: ['mail', 'export', 'detail'],
}
const values = { addedText: '₹ 500', addedChoice: 'Many' }

async function loadWithFields() {
  const app = await import('#tests/support/app')
  const { responseTo, readPage } = await import('#tests/support/render-site')
  const { site } = await import('#app/models/company/site.server')
  const { openSite } = await import('#app/models/company/open-site.server')
  const { createEnquiry } = await import('#app/models/enquiry/create.server')
  const { enquiryInput } = await import('#app/models/enquiry/enquiry')
  const { EnquiryFields } = await import('#app/routes/site/enquiry/enquiry-fields')
  const { DialogWindow } = await import('#app/routes/site/enquiry/enquiry-dialog-window')
  const { exportPerson } = await import('#app/models/privacy/person-export.server')
  const { runCommand } = await import('#app/server/commands/run')
  const { enquiries, mails } = await import('#db/schema')
  return {
    ...{ ...app, responseTo, readPage, site, openSite, createEnquiry, enquiryInput, exportPerson },
    ...{ EnquiryFields, DialogWindow, runCommand, enquiries, mails },
  }
}

let loaded: Awaited<ReturnType<typeof loadWithFields>>

beforeAll(async () => {
  const real = await import('#db/schema/enquiry-fields')
  vi.resetModules()
  vi.doMock(DECLARATION, () => ({ enquiryFields: [...real.enquiryFields, addedText, addedChoice] }))
  loaded = await loadWithFields()
}, 60_000)

afterAll(() => {
  vi.doUnmock(DECLARATION)
  vi.resetModules()
})

const addColumns = async (db: Database) => {
  for (const { column } of [addedText, addedChoice])
    await loaded.runSql(db, `alter table enquiries add column ${column} text not null default ''`)
}

beforeEach(async () => addColumns((await loaded.freshSite()).db))

async function sendEnquiry() {
  const response = await loaded.responseTo(
    loaded.jsonRequest('/enquiry/send', { ...loaded.asha, ...values }),
  )
  return { status: response.status, id: (await response.json()).data?._id as string }
}

const CONTROLS = [
  /<label for="\w+-addedText">Added text<\/label><span class="empty:hidden"><\/span><input class="inp" type="text" autoComplete="off" id="\w+-addedText" name="addedText"/i,
  /<label for="\w+-addedChoice">Added choice<\/label><span class="empty:hidden"><\/span><select class="inp sel" id="\w+-addedChoice" name="addedChoice"><option value="" selected="">Not said<\/option><option value="One">/,
]

test('the enquiry page and the dialog show the added fields', async () => {
  const dialog = renderToStaticMarkup(
    <StaticRouter location="/">
      <loaded.DialogWindow type={undefined} isOpen={false} onClose={() => undefined} />
    </StaticRouter>,
  )
  const page = await loaded.readPage('/enquiry')
  for (const html of [page, dialog]) for (const control of CONTROLS) expect(html).toMatch(control)
})

test('the form has a control for every declared field', async () => {
  const html = renderToStaticMarkup(<loaded.EnquiryFields />)
  const { enquiryFields } = await import(DECLARATION)
  for (const { name } of enquiryFields) expect(html).toContain(`name="${name}"`)
})

test('a posted form stores the added fields', async () => {
  const response = await loaded.responseTo(loaded.post('/enquiry', { ...loaded.asha, ...values }))
  expect(response.status).toBe(303)
  expect(await loaded.tables(loaded.site().db).select().from(loaded.enquiries)).toMatchObject([
    values,
  ])
})

test('an invalid value of an added field is refused with the usual error messages', async () => {
  const wrong = { ...loaded.asha, addedText: 'x'.repeat(21), addedChoice: 'Few' }
  const response = await loaded.responseTo(loaded.jsonRequest('/enquiry/send', wrong))
  expect(response.status).toBe(400)
  expect((await response.json()).errors).toEqual([
    'Added text must be at most 20 characters',
    'Added choice must be One or Many',
  ])
})

test('the API stores and returns the added fields, and the mail to staff shows them', async () => {
  expect(await sendEnquiry()).toMatchObject({ status: 201 })
  const headers = await loaded.meeraApiHeaders(loaded.site())
  const response = await loaded.responseTo(loaded.get('/enquiry/get', headers))
  expect((await response.json()).data).toMatchObject([values])
  const [mail] = await loaded.tables(loaded.site().db).select().from(loaded.mails)
  expect(mail?.text).toContain('\nAdded text: ₹ 500\nChoice: Many\nAbout: ')
})

test('the desk shows each added field where it is declared, and the CSV has it last', async () => {
  const { id } = await sendEnquiry()
  const headers = await loaded.meeraBrowserHeaders(loaded.site())
  const card = '<dt>Added text</dt><dd>₹ 500</dd>'
  const list = await loaded.readPage('/admin?view=cards', headers)
  expect(list).toContain(card)
  expect(list).not.toContain('<dt>Choice</dt>')
  const page = await loaded.readPage(`/admin/enquiries/${id}`, headers)
  expect(page).toContain(card)
  expect(page).toContain('<dt>Choice</dt><dd>Many</dd>')
  const csv = await loaded.readPage('/admin/enquiries.csv', headers)
  const [header, row] = csv.split('\r\n')
  expect(header).toMatch(/Telegram ID,Status,Posted On(,.*)?,Added text,Added Choice$/)
  expect(row).toMatch(/,₹ 500,Many$/)
})

test('staff can correct the added fields', async () => {
  const { id } = await sendEnquiry()
  const headers = await loaded.meeraBrowserHeaders(loaded.site())
  const path = `/admin/enquiries/${id}/details`
  const form = await loaded.readPage(path, headers)
  expect(form).toMatch(/name="addedText"[^>]* value="₹ 500"/)
  expect(form).toContain('<option value="Many" selected="">')
  const { name, email } = loaded.asha
  const corrected = { name, email, addedText: '₹ 900', addedChoice: 'One', base: '' }
  const response = await loaded.responseTo(loaded.post(path, corrected, headers))
  expect(response.status).toBe(303)
  const page = await loaded.readPage(`/admin/enquiries/${id}`, headers)
  expect(page).toContain('Added text: ₹ 500 → ₹ 900\nChoice: Many → One')
})

test('the command-line export and the export of a person contain the added fields', async () => {
  const dataDir = freshFolder()
  vi.stubEnv('DATA_DIR', dataDir)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { db } = await loaded.openSite({ DATA_DIR: dataDir })
  await addColumns(db)
  await loaded.createEnquiry(db, loaded.enquiryInput.parse({ ...loaded.asha, ...values }), {
    type: 'General',
  })
  const own = await loaded.exportPerson(db, { kind: 'email', key: loaded.asha.email })
  expect(own.enquiries).toMatchObject([values])
  await db.close()

  const file = join(dataDir, 'all.csv')
  const options = { clientFolder: '' }
  expect(await loaded.runCommand(['export', 'enquiries', '--out', file], options)).toBe(0)
  const [header, row] = readFileSync(file, 'utf8').split('\r\n')
  expect(header).toMatch(/,Source,Received,Updated(,.*)?,Added text,Added Choice$/)
  expect(row).toMatch(/,₹ 500,Many$/)
})

test('an enquiry sent again after the fields were added is stored once', async () => {
  const { db } = loaded.site()
  const from = { type: 'General', now: 0 }
  const first = await unchanged.createEnquiry(db, unchangedInput.parse(loaded.asha), from)
  const retry = { ...from, now: 1000 }
  expect(await loaded.createEnquiry(db, loaded.enquiryInput.parse(loaded.asha), retry)).toEqual(
    first,
  )
  const other = loaded.enquiryInput.parse({ ...loaded.asha, ...values })
  expect(await loaded.createEnquiry(db, other, retry)).not.toEqual(first)
  expect(await loaded.tables(db).select().from(loaded.enquiries)).toHaveLength(2)
})
