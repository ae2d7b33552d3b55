import { expect, test } from 'vitest'
import roles from '#app/content/roles'
import { MAX_RESUME_BYTES, yearsOf } from '#app/models/application/application'
import { binApplication } from '#app/models/application/bin.server'
import { pageApplications } from '#app/models/application/list.server'
import { findErrors as findErrorsIn, inputFor } from '#app/models/application/rules'
import { type ApplicationFilter, countApplications } from '#app/models/application/search.server'
import { createApplication } from '#app/models/application/submit.server'
import { endOfDay, startOfDay } from '#app/models/company/calendar'
import { OPERATOR } from '#app/models/privacy/audit.server'
import { mails } from '#db/schema'
import { freshDb, runSql, tables } from '#tests/support/app'
import { applicant, resume as stored } from '#tests/support/applicant'

const OPEN = roles.roles.map(({ name }) => name)
const applicationInput = inputFor(OPEN)
const findErrors = (values: object, file: { name: string; bytes: number } | undefined) =>
  findErrorsIn({ ...values }, file, OPEN)

const resume = { name: 'cv.pdf', bytes: 1000 }

test.each([
  [{ fullName: '' }, resume, 'Please fill all required fields'],
  [{ gender: undefined }, resume, 'Please fill all required fields'],
  [{ jobRole: '' }, resume, 'Please fill all required fields'],
  [{ jobRole: 'Astronaut' }, resume, 'This role is not open. Please choose another one'],
  [{ motivation: '   ' }, undefined, 'Please fill all required fields'],
  [{ email: 'nobody' }, undefined, 'Please upload your resume'],
  [{ email: 'nobody' }, resume, 'Please enter a valid email address'],
  [{ email: 'nobody' }, { name: 'cv.txt', bytes: 1 }, 'Please enter a valid email address'],
  [{}, { name: 'cv.txt', bytes: 1 }, 'Only PDF, DOC, and DOCX files are allowed'],
  [
    {},
    { name: 'cv.png', bytes: MAX_RESUME_BYTES + 1 },
    'Only PDF, DOC, and DOCX files are allowed',
  ],
  [{}, { name: 'cv.pdf', bytes: MAX_RESUME_BYTES + 1 }, 'File size exceeds 5MB limit'],
  [{}, { name: 'CV.PDF', bytes: MAX_RESUME_BYTES }, undefined],
])('the fields %o with the file %o give the message: %s', (change, file, message) => {
  expect(findErrors({ ...applicant, ...change }, file)?.message).toBe(message)
})

test('every invalid field has its own error message', () => {
  const errors = findErrors(
    { ...applicant, fullName: ' ', email: 'nobody', gender: undefined },
    undefined,
  )
  expect(errors).toEqual({
    message: 'Please fill all required fields',
    fields: {
      fullName: ['Full name is required'],
      email: ['Please enter a valid email address'],
      gender: ['Gender is required'],
      resume: ['Please upload your resume'],
    },
  })
  expect(findErrors({ ...applicant, email: '', phone: 'x'.repeat(61) }, resume)?.fields).toEqual({
    email: ['Email is required'],
    phone: ['Phone must be at most 60 characters'],
  })
  expect(findErrors(applicant, { name: 'cv.txt', bytes: MAX_RESUME_BYTES + 1 })?.fields).toEqual({
    resume: ['Only PDF, DOC, and DOCX files are allowed'],
  })
})

test.each([
  ['Fresher', 0],
  ['0-1 Year', 0],
  ['1-3 Years', 1],
  ['3+ Years', 3],
])('%s counts as %i years', (experience, years) => {
  expect(yearsOf(experience)).toBe(years)
})

test('an application sent twice is stored once and queues a mail to staff', async () => {
  const db = await freshDb()
  const input = applicationInput.parse(applicant)
  const first = await createApplication(db, input, stored, { now: 0 })
  const again = await createApplication(db, input, { ...stored, file: 'ab/2' }, { now: 60_000 })
  expect(again).toEqual({ ...first, isNew: false })
  expect(await countApplications(db, {})).toBe(1)
  const [mail] = await tables(db).select().from(mails)
  expect(mail).toMatchObject({ kind: 'application', subjectId: first._id, state: 'waiting' })
})

test('the same application is stored again after the clock was set back', async () => {
  const db = await freshDb()
  const input = applicationInput.parse(applicant)
  await createApplication(db, input, stored, { now: 24 * 3_600_000 })
  const again = await createApplication(db, input, { ...stored, file: 'ab/2' }, { now: 0 })
  expect(again.isNew).toBe(true)
})

test('the subject of the mail to staff ends with the reference, however long role and name are', async () => {
  const db = await freshDb()
  const input = applicationInput.parse({ ...applicant, fullName: 'A'.repeat(200) })
  const long = { ...input, jobRole: 'R'.repeat(60) }
  const { reference } = await createApplication(db, long, stored)
  const [mail] = await tables(db).select().from(mails)
  expect(mail?.subject).toMatch(new RegExp(`^Application: R{60}, A+… \\(${reference}\\)$`))
})

test('an application and its mail are stored in one transaction', async () => {
  const db = await freshDb()
  await runSql(db, 'alter table mails rename to elsewhere')
  const created = createApplication(db, applicationInput.parse(applicant), stored)
  await expect(created).rejects.toThrow('mails')
  expect(await countApplications(db, {})).toBe(0)
})

test('the role filter finds a role with accents, dashes and typographic quotes', async () => {
  const db = await freshDb()
  const jobRole = 'Élite – Head of People’s Ops'
  await createApplication(db, { ...applicationInput.parse(applicant), jobRole }, stored)
  for (const role of [jobRole, 'head of', 'People’s'])
    expect(await countApplications(db, { role }), role).toBe(1)
})

test('filters combine: search, role, gender, days and experience', async () => {
  const db = await freshDb()
  const add = (change: Partial<typeof applicant>, day: string, position: number) =>
    createApplication(
      db,
      applicationInput.parse({ ...applicant, ...change }),
      { ...stored, file: `ab/${position}`, hash: String(position) },
      { now: Date.parse(day) },
    )
  await add(
    { fullName: 'Asha Verma', gender: 'Female', experience: '3+ Years' },
    '2026-03-01T20:00:00Z',
    1,
  )
  await add({ fullName: 'Imran Khan', gender: 'Male' }, '2026-03-02T05:00:00Z', 2)
  await add(
    { fullName: 'Jo', gender: 'Other', jobRole: 'UI/UX Designer', experience: 'Fresher' },
    '2026-03-03T05:00:00Z',
    3,
  )

  const names = async (filter: ApplicationFilter) =>
    (await pageApplications(db, filter, { limit: 10 })).applications.map((one) => one.fullName)
  const zone = 'Asia/Kolkata'
  expect(await names({})).toEqual(['Jo', 'Imran Khan', 'Asha Verma'])
  expect(await names({ search: 'DESIGN' })).toEqual(['Jo'])
  expect(await names({ role: 'developer' })).toEqual(['Imran Khan', 'Asha Verma'])
  expect(await names({ gender: 'male' })).toEqual(['Imran Khan'])
  expect(await names({ minYears: 2 })).toEqual(['Asha Verma'])
  // 20:00 UTC on the first is already the second in Kolkata.
  expect(
    await names({ from: startOfDay(zone, '2026-03-02'), to: endOfDay(zone, '2026-03-02') }),
  ).toEqual(['Imran Khan', 'Asha Verma'])
  expect(await names({ search: 'verma', gender: 'Female', minYears: 3 })).toEqual(['Asha Verma'])
  expect(await countApplications(db, { gender: 'Female', minYears: 4 })).toBe(0)
})

test.each([
  ['98765 43210', '9876543210'],
  ['+91 98765-43210', '098765 43210'],
  ['9876543210 (evenings)', '+91 98765 43210'],
  ['0522-400-2019', '5224002019'],
  ['९८७६५ ४३२१०', '98765-43210'],
])(
  'an application with the phone number %s is found as %s, in the bin too',
  async (phone, search) => {
    const db = await freshDb()
    const input = applicationInput.parse({ ...applicant, phone })
    const { _id } = await createApplication(db, input, stored)
    const found = async (filter: ApplicationFilter) =>
      (await pageApplications(db, filter, { limit: 10 })).applications.map((one) => one._id)
    expect(await found({ search })).toEqual([_id])
    expect(await found({ search: '98765 43219' })).toEqual([])
    await binApplication(db, _id, OPERATOR)
    expect(await found({ search, isBinned: true })).toEqual([_id])
  },
)

test('a search finds a part of a role or gender, and the same part in other fields', async () => {
  const db = await freshDb()
  const ids = new Map<string, string>()
  for (const [position, change] of [
    { fullName: 'Asha Verma', jobRole: 'Cloud Engineer', gender: 'Female' },
    { fullName: 'Cloud Engineer Khan', jobRole: 'Data Scientist', gender: 'Male' },
    { fullName: 'Jo Malek', jobRole: 'Data Scientist', gender: 'Other' },
  ].entries()) {
    const input = applicationInput.parse({ ...applicant, ...change })
    const resume = { ...stored, file: `ab/${position}`, hash: String(position) }
    const { _id } = await createApplication(db, input, resume, { now: position })
    ids.set(change.fullName, _id)
  }
  const found = async (filter: ApplicationFilter) => {
    const found = await pageApplications(db, filter, { limit: 10 })
    const names = found.applications.map((one) => one.fullName)
    expect(await countApplications(db, filter)).toBe(names.length)
    return names.join(', ')
  }
  expect(await found({ search: 'loud ENGINEE' })).toBe('Cloud Engineer Khan, Asha Verma')
  expect(await found({ search: 'male' })).toBe('Jo Malek, Cloud Engineer Khan, Asha Verma')
  expect(await found({ search: 'ud' })).toBe('Cloud Engineer Khan, Asha Verma')
  expect(await found({ search: 'm' })).toBe('Jo Malek, Cloud Engineer Khan, Asha Verma')
  expect(await found({ search: 'engineer', role: 'scientist' })).toBe('Cloud Engineer Khan')
  expect(await found({ search: 'engineer', gender: 'female' })).toBe('Asha Verma')
  expect(await found({ search: 'engineer', to: 0 })).toBe('Asha Verma')
  expect(await found({ search: 'cloud engineer khan' })).toBe('Cloud Engineer Khan')
  expect(await found({ search: 'scientist male' })).toBe('')
  await binApplication(db, ids.get('Asha Verma') ?? '', OPERATOR)
  expect(await found({ search: 'cloud engineer' })).toBe('Cloud Engineer Khan')
  expect(await found({ search: 'cloud engineer', isBinned: true })).toBe('Asha Verma')
})

test('an invalid date has no start and no end of day', () => {
  expect(startOfDay('Asia/Kolkata', '2026-13-40')).toBeUndefined()
  expect(endOfDay('Asia/Kolkata', 'yesterday')).toBeUndefined()
  expect(startOfDay('Asia/Kolkata', '2026-02-30')).toBeUndefined()
  expect(endOfDay('Asia/Kolkata', '2026-02-29')).toBeUndefined()
  expect(startOfDay('Asia/Kolkata', '2028-02-29')).toBeDefined()
})
