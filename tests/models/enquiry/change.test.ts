import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { assign, listColleagues } from '#app/models/enquiry/assignment.server'
import { findBatch } from '#app/models/enquiry/bulk.server'
import { changeStatus, flagSpam, updateEnquiryStatus } from '#app/models/enquiry/change.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { enquiryInput } from '#app/models/enquiry/enquiry'
import { lastActivity, listHistory } from '#app/models/enquiry/history.server'
import { addNote, logCall } from '#app/models/enquiry/note.server'
import { undoBatch } from '#app/models/enquiry/undo.server'
import { listMailsAbout } from '#app/models/mail/mail-list.server'
import type { Actor } from '#app/models/privacy/audit.server'
import { admins, auditEntries, enquiries, enquiryEvents, mails } from '#db/schema'
import { asha, freshDb, imran, runSql, tables } from '#tests/support/app'

const meera: Actor = { id: 'meera', name: 'Meera Rao' }
const rahul: Actor = { id: 'rahul', name: 'Rahul Jain' }

let db = await freshDb()

beforeEach(async () => {
  db = await freshDb()
  for (const { id, name } of [rahul, meera])
    await tables(db)
      .insert(admins)
      .values({ id, name, email: id, emailKey: id, passwordHash: '', createdAt: 0 })
})

async function enquire(fields: typeof imran, now: number): Promise<string> {
  const input = enquiryInput.parse(fields)
  return (await createEnquiry(db, input, { type: 'General', now }))._id
}

const row = async (id: string) =>
  (await tables(db).select().from(enquiries).where(eq(enquiries.id, id)))[0]
const entries = async () => tables(db).select().from(auditEntries).orderBy(auditEntries.id)

test('a status change is recorded with admin, time, old and new status', async () => {
  const id = await enquire(asha, 1)
  await updateEnquiryStatus(db, meera, id, 'Pending', 10)
  await updateEnquiryStatus(db, rahul, id, 'Closed', 20)
  const history = await listHistory(db, id)
  expect(
    history.map(({ adminName, from, to, createdAt }) => [adminName, from, to, createdAt]),
  ).toEqual([
    ['Meera Rao', 'New', 'Pending', 10],
    ['Rahul Jain', 'Pending', 'Closed', 20],
  ])
  expect(await entries()).toMatchObject([
    {
      adminId: 'meera',
      action: 'enquiry.status',
      subjectId: id,
      detail: 'to Pending',
      createdAt: 10,
    },
    {
      adminId: 'rahul',
      action: 'enquiry.status',
      subjectId: id,
      detail: 'to Closed',
      createdAt: 20,
    },
  ])
})

test('a change to the current value or of an unknown enquiry records nothing', async () => {
  const id = await enquire(asha, 1)
  const same = { batch: '', count: 0, isLost: false }
  expect(await changeStatus(db, meera, [id], 'New', 10)).toEqual(same)
  expect(await assign(db, meera, [id], null, 10)).toEqual(same)
  expect(await flagSpam(db, meera, [id], false, 10)).toEqual(same)
  const lost = { ...same, isLost: true }
  expect(await changeStatus(db, meera, [id, 'gone'], 'New', 10)).toEqual(lost)
  expect(await assign(db, meera, ['gone'], meera.id, 10)).toEqual(lost)
  expect(await flagSpam(db, meera, ['gone'], true, 10)).toEqual(lost)
  expect(await listHistory(db, id)).toEqual([])
  expect(await entries()).toEqual([])
  expect((await row(id))?.updatedAt).toBe(1)
})

test('a double click returns the batch of its first click for undo', async () => {
  const ids = [await enquire(asha, 1), await enquire(imran, 2)]
  const first = await changeStatus(db, meera, ids, 'Closed', 10)
  expect(await changeStatus(db, meera, ids, 'Closed', 400)).toEqual({ ...first, count: 0 })
  expect(await entries()).toHaveLength(1)

  expect((await changeStatus(db, rahul, ids, 'Closed', 500)).batch).toBe('')
  expect((await assign(db, meera, ids, null, 500))?.batch).toBe('')
  expect((await changeStatus(db, meera, ids, 'Closed', 60_000)).batch).toBe('')
  expect((await changeStatus(db, meera, ids, 'Closed', -60_000)).batch).toBe('')
  await undoBatch(db, meera, first.batch, 61_000)
  expect((await changeStatus(db, meera, ids, 'New', 61_500)).batch).toBe('')
})

test('enquiry, history and audit entry are written in one transaction', async () => {
  const id = await enquire(asha, 1)
  await runSql(db, 'alter table audit_entries rename to elsewhere')
  await expect(updateEnquiryStatus(db, meera, id, 'Closed', 10)).rejects.toThrow('audit_entries')
  expect(await row(id)).toMatchObject({ status: 'New', updatedAt: 1 })
  expect(await listHistory(db, id)).toEqual([])
})

test('a bulk status change counts each changed enquiry once and skips unchanged ones', async () => {
  const ids = [await enquire(asha, 1), await enquire(imran, 2)]
  const third = await enquire({ ...asha, email: 'third@example.in' }, 3)
  await changeStatus(db, meera, [third], 'Closed', 5)
  const change = await changeStatus(db, meera, [...ids, ...ids, third], 'Closed', 10)
  expect(change.count).toBe(2)
  expect(await findBatch(db, change.batch)).toEqual({
    batch: change.batch,
    kind: 'status',
    to: 'Closed',
    count: 2,
  })
  expect((await entries()).at(-1)).toMatchObject({
    subjectId: '',
    detail: 'to Closed, 2 enquiries',
  })
})

test('the batch of one enquiry names who had it before', async () => {
  const id = await enquire(asha, 1)
  const first = await assign(db, rahul, [id], rahul.id, 5)
  expect(await findBatch(db, first?.batch ?? '')).toMatchObject({ from: '', to: rahul.name })
  const second = await assign(db, meera, [id], meera.id, 10)
  expect(await findBatch(db, second?.batch ?? '')).toMatchObject({
    from: rahul.name,
    to: meera.name,
    name: asha.name,
  })
})

test('undo restores the previous status of each enquiry that was not changed since', async () => {
  const [a, b, c] = [
    await enquire(asha, 1),
    await enquire(imran, 2),
    await enquire({ ...asha, email: 'third@example.in' }, 3),
  ]
  await updateEnquiryStatus(db, meera, b, 'Pending', 5)
  const { batch } = await changeStatus(db, meera, [a, b, c], 'Closed', 10)
  // The third has the status of the batch again, but was changed since.
  await updateEnquiryStatus(db, rahul, c, 'New', 11)
  await updateEnquiryStatus(db, rahul, c, 'Closed', 12)

  expect(await undoBatch(db, meera, batch, 20)).toEqual({ undone: 2, skipped: 1 })
  expect(await Promise.all([a, b, c].map(async (id) => (await row(id))?.status))).toEqual([
    'New',
    'Pending',
    'Closed',
  ])
  expect((await listHistory(db, a)).at(-1)).toMatchObject({ from: 'Closed', to: 'New' })
  // A double click on undo gets the same result.
  expect(await undoBatch(db, meera, batch, 30)).toEqual({ undone: 2, skipped: 1 })
  expect(await listHistory(db, a)).toHaveLength(2)
  expect(await undoBatch(db, meera, 'no such batch', 30)).toEqual({ undone: 0, skipped: 0 })
  expect(await undoBatch(db, meera, '', 30)).toEqual({ undone: 0, skipped: 0 })
  expect((await entries()).filter(({ action }) => action === 'enquiry.undo')).toMatchObject([
    { detail: '2 enquiries' },
  ])
})

test('an enquiry can be assigned only to a colleague, and undo restores the previous assignee', async () => {
  const id = await enquire(asha, 1)
  expect(await listColleagues(db)).toEqual([
    { id: 'meera', name: 'Meera Rao' },
    { id: 'rahul', name: 'Rahul Jain' },
  ])
  expect(await assign(db, meera, [id], 'stranger', 5)).toBeUndefined()
  await assign(db, meera, [id], 'meera', 10)
  const reassigned = await assign(db, meera, [id], 'rahul', 20)
  expect(await row(id)).toMatchObject({ assigneeId: 'rahul', updatedAt: 1 })
  expect((await listHistory(db, id)).map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['assignment', '', 'Meera Rao'],
    ['assignment', 'Meera Rao', 'Rahul Jain'],
  ])
  expect(await undoBatch(db, rahul, reassigned?.batch ?? '', 30)).toEqual({ undone: 1, skipped: 0 })
  expect((await row(id))?.assigneeId).toBe('meera')
})

test('deleting an admin clears their assignments, also for an undo, and the history keeps the name', async () => {
  const [id, current] = [await enquire(asha, 1), await enquire(imran, 2)]
  await assign(db, meera, [current], 'rahul', 5)
  const assigned = await assign(db, rahul, [id], 'rahul', 10)
  const again = await assign(db, meera, [id], 'meera', 20)
  await tables(db).delete(admins).where(eq(admins.id, 'rahul'))
  expect((await row(current))?.assigneeId).toBeNull()
  expect((await listHistory(db, id))[0]).toMatchObject({
    adminName: 'Rahul Jain',
    to: 'Rahul Jain',
  })
  expect(await undoBatch(db, meera, again?.batch ?? '', 30)).toEqual({ undone: 1, skipped: 0 })
  expect((await row(id))?.assigneeId).toBeNull()
  expect(assigned?.count).toBe(1)
})

test('a note and a status change by an admin who was just deleted are stored under their name', async () => {
  const id = await enquire(asha, 1)
  await tables(db).delete(admins).where(eq(admins.id, 'rahul'))
  expect(await addNote(db, rahul, id, 'Called, no answer', 10)).toBeDefined()
  expect((await changeStatus(db, rahul, [id], 'Pending', 20)).count).toBe(1)
  expect((await listHistory(db, id)).map(({ adminName }) => adminName)).toEqual(
    Array(2).fill('Rahul Jain'),
  )
})

test('an assignment to an admin who is deleted at the same moment changes nothing', async () => {
  const id = await enquire(asha, 1)
  const [, assigned] = await Promise.all([
    db.write(async (tx) => tx.delete(admins).where(eq(admins.id, 'rahul'))),
    assign(db, meera, [id], 'rahul', 10),
  ])
  expect(assigned).toEqual({ batch: '', count: 0, isLost: false })
  expect((await row(id))?.assigneeId).toBeNull()
})

test('flagging as spam holds waiting mails but not sent ones; undo and "Not spam" release them', async () => {
  const id = await enquire(asha, 1)
  const state = async () => (await listMailsAbout(db, id)).map((mail) => mail.state)
  const marked = await flagSpam(db, meera, [id], true, 10)
  expect(await row(id)).toMatchObject({ isSpam: true, spamReasons: 'marked by Meera Rao' })
  expect(await state()).toEqual(['held'])
  await undoBatch(db, meera, marked.batch, 20)
  expect(await row(id)).toMatchObject({ isSpam: false, spamReasons: '' })
  expect(await state()).toEqual(['waiting'])

  await flagSpam(db, meera, [id], true, 22)
  expect(await state()).toEqual(['held'])
  await flagSpam(db, meera, [id], false, 24)
  expect(await state()).toEqual(['waiting'])

  await tables(db).update(mails).set({ state: 'sent' })
  await flagSpam(db, meera, [id], true, 30)
  expect(await state()).toEqual(['sent'])
  await flagSpam(db, rahul, [id], false, 40)
  expect(await state()).toEqual(['sent'])
  expect((await listHistory(db, id)).map(({ kind, from, to }) => [kind, from, to]).at(-1)).toEqual([
    'spam',
    'spam',
    'the desk',
  ])
  expect((await entries()).map(({ action }) => action)).toEqual([
    'enquiry.spam',
    'enquiry.undo',
    'enquiry.spam',
    'enquiry.not-spam',
    'enquiry.spam',
    'enquiry.not-spam',
  ])
})

test('a note is stored as typed, and its audit entry does not contain the text', async () => {
  const id = await enquire(asha, 1)
  const text = 'Rang twice.\n<b>नमस्ते</b> wants a quote'
  const note = await addNote(db, meera, id, text, 10)
  expect(await listHistory(db, id)).toMatchObject([{ id: note, kind: 'note', note: text }])
  expect(await entries()).toMatchObject([{ action: 'enquiry.note', subjectId: id, detail: '' }])
  expect(await addNote(db, meera, 'nobody', text, 10)).toBeUndefined()
  expect(await entries()).toHaveLength(1)
})

test('a status change or a call ends the wait, a note or an assignment does not', async () => {
  const [a, b, c] = [
    await enquire(asha, 1),
    await enquire(imran, 2),
    await enquire({ ...asha, email: 'third@example.in' }, 3),
  ]
  await updateEnquiryStatus(db, meera, a, 'Pending', 10)
  await addNote(db, meera, a, 'rang', 20)
  await assign(db, meera, [b], 'meera', 30)
  await addNote(db, meera, c, 'wrote', 40)
  await logCall(db, meera, c, '', 45)
  expect(await lastActivity(db, [a, b, c])).toEqual(
    new Map([
      [a, 10],
      [c, 45],
    ]),
  )
})

test('an undone status change does not end the wait, and neither does the undo', async () => {
  const [a, b] = [await enquire(asha, 1), await enquire(imran, 2)]
  await logCall(db, meera, a, 'rang', 10)
  const closed = await changeStatus(db, meera, [a, b], 'Closed', 20)
  await updateEnquiryStatus(db, rahul, b, 'Pending', 30)
  expect(await undoBatch(db, meera, closed.batch, 40)).toEqual({ undone: 1, skipped: 1 })
  expect(await lastActivity(db, [a, b])).toEqual(
    new Map([
      [a, 10],
      [b, 30],
    ]),
  )
  await updateEnquiryStatus(db, rahul, a, 'Closed', 50)
  expect((await lastActivity(db, [a])).get(a)).toBe(50)
})

test('deleting an enquiry deletes its history', async () => {
  const id = await enquire(asha, 1)
  await addNote(db, meera, id, 'rang', 20)
  await tables(db).delete(enquiries).where(eq(enquiries.id, id))
  expect(await tables(db).select().from(enquiryEvents)).toEqual([])
})
