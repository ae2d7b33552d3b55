import { eq, gt } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createApplication } from '#app/models/application/submit.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import {
  countEarlier,
  listApplicationsOf,
  listOtherEnquiries,
} from '#app/models/enquiry/same-person.server'
import { applications, enquiries } from '#db/schema'
import { asha, freshDb, tables } from '#tests/support/app'
import { applicant, resume } from '#tests/support/applicant'

const db = await freshDb()
const send = async (fields: Partial<typeof asha>, now: number) => {
  const input = { ...asha, countryCode: '', type: 'General', ...fields }
  return (await createEnquiry(db, { ...input, desc: `Enquiry ${now}` }, { type: 'General', now }))
    ._id
}

test('enquiries of one person are matched by email address or valid number, and counted without spam', async () => {
  const first = await send({}, 1)
  const samePhone = await send({ email: 'asha@home.in', phone: '+91 98765-43210' }, 2)
  const sameEmail = await send({ email: 'ASHA@example.in', phone: '' }, 3)
  const stranger = await send({ email: 'stranger@x.in', phone: '' }, 4)
  const noNumber = await send({ email: 'a@x.in', phone: '12' }, 5)
  const sameNoNumber = await send({ email: 'b@x.in', phone: '12' }, 6)
  const all = [first, samePhone, sameEmail, stranger, noNumber, sameNoNumber]
  expect(await countEarlier(db, all)).toEqual(
    new Map([
      [samePhone, 1],
      [sameEmail, 1],
    ]),
  )
  const both = await send({}, 7)
  expect(await countEarlier(db, [both])).toEqual(new Map([[both, 3]]))
  await tables(db).update(enquiries).set({ isSpam: true }).where(eq(enquiries.id, first))
  expect(await countEarlier(db, [both])).toEqual(new Map([[both, 2]]))

  const person = { email: asha.email, phone: '+919876543210', isPhoneValid: true }
  const others = await listOtherEnquiries(db, person, both)
  expect(others.map(({ id, isSpam }) => [id, isSpam])).toEqual([
    [sameEmail, false],
    [samePhone, false],
    [first, true],
  ])
  const unsure = { email: 'a@x.in', phone: '12', isPhoneValid: false }
  expect(await listOtherEnquiries(db, unsure, noNumber)).toEqual([])
})

test('applications of the same person are listed, except those in the bin', async () => {
  const input = { ...applicant, email: 'asha@work.in', phone: '+919876543210' }
  const { reference } = await createApplication(db, input, resume, { now: 1 })
  const person = { email: asha.email, phone: '+919876543210', isPhoneValid: true }
  expect(await listApplicationsOf(db, person)).toMatchObject([
    { reference, jobRole: 'Backend Developer' },
  ])
  await tables(db).update(applications).set({ deletedAt: 2 })
  expect(await listApplicationsOf(db, person)).toEqual([])
})

test('the count of earlier enquiries with one email address stops at fifty', async () => {
  const many = await freshDb()
  const input = { ...asha, phone: '', countryCode: '', type: 'General' }
  let last = ''
  for (let now = 0; now < 70; now++) {
    const desc = `Enquiry number ${now}`
    last = (await createEnquiry(many, { ...input, desc }, { type: 'General', now }))._id
  }
  expect((await countEarlier(many, [last])).get(last)).toBe(50)
})

test('an enquiry before hundreds of spam enquiries of the same person is not counted', async () => {
  const many = await freshDb()
  const input = { ...asha, phone: '', countryCode: '', type: 'General' }
  const enquire = (now: number) =>
    createEnquiry(many, { ...input, desc: `Enquiry number ${now}` }, { type: 'General', now })
  await enquire(1)
  for (let now = 2; now < 250; now++) await enquire(now)
  await tables(many).update(enquiries).set({ isSpam: true }).where(gt(enquiries.createdAt, 1))
  const { _id: last } = await enquire(300)
  expect((await countEarlier(many, [last])).get(last)).toBeUndefined()
  expect(await listOtherEnquiries(many, { ...asha, isPhoneValid: true }, last)).toHaveLength(50)
})
