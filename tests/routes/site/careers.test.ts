import { buffer } from 'node:stream/consumers'
import { beforeEach, expect, test, vi } from 'vitest'

import { MAX_RESUME_BYTES } from '#app/models/application/application'
import { readSettings } from '#app/models/company/settings.server'
import { site } from '#app/models/company/site.server'
import { REPEAT_WINDOW_MS } from '#app/models/identifier.server'
import { action as addJob } from '#app/routes/api/job-add'
import { action as deleteJob } from '#app/routes/api/job-delete'
import { loader as listJobs } from '#app/routes/api/job-list'
import { loader as downloadResume } from '#app/routes/api/job-resume'
import { action as applyByForm, loader as openCareers } from '#app/routes/site/careers/careers'
import { sendApplication } from '#app/routes/site/careers/send-application'
import { FILE_CHANGED } from '#app/ui/form/changed-file'
import { applications } from '#db/schema'
import { args, freshSite, get, meeraApiHeaders, ORIGIN, respond, tables } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { pdf } from '#tests/support/files'
import { countStored, loseStored } from '#tests/support/stored'

const fields = {
  fullName: 'Imran Khan',
  email: 'imran@example.com',
  phone: '98765 43210',
  jobRole: 'Data Scientist',
  experience: 'Fresher',
  motivation: 'मुझे आँकड़े पसंद हैं',
  gender: 'Prefer not to say',
}

beforeEach(async () => {
  const settings = readSettings({
    RATE_LIMIT: 'off',
    DATA_DIR: freshFolder(),
  })
  await freshSite({ settings })
})

function upload(change: Record<string, string> = {}, file?: File): Request {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...change })) body.set(name, value)
  if (file) body.set('resume', file)
  return new Request(`${ORIGIN}/careers/addjob`, { method: 'POST', body })
}

const cv = (bytes = pdf(), name = 'cv.pdf') => new File([bytes], name)
const add = (request: Request) => respond(() => addJob(args(request)))
const storage = () => ({ db: site().db, uploads: site().settings.uploadsDir })

test('an application is listed, its resume is downloaded unchanged, and both are deleted', async () => {
  const headers = await meeraApiHeaders(site())
  const response = await add(upload({}, cv(pdf(), 'इमरान "cv".pdf')))
  expect(response.status).toBe(201)
  expect((await response.json()).message).toBe('Application submitted successfully!')

  const list = await (
    await respond(() => listJobs(args(get('/careers/getJobData', headers))))
  ).json()
  expect(list).toMatchObject([{ ...fields, resumeName: 'इमरान "cv".pdf' }])
  const [{ _id: id }] = list

  const resume = await respond(() => downloadResume(args(get('/x', headers), { id })))
  expect(resume.headers.get('Content-Disposition')).toMatch(/^attachment; filename=/)
  expect(resume.headers.get('Content-Disposition')).toContain("filename*=UTF-8''")
  expect(resume.headers.get('Content-Type')).toBe('application/pdf')
  expect(await buffer(resume.body ?? new ReadableStream())).toEqual(Buffer.from(pdf()))

  const remove = () =>
    respond(() => deleteJob(args(new Request(ORIGIN, { method: 'DELETE', headers }), { id })))
  expect((await remove()).status).toBe(200)
  expect(await countStored(storage())).toBe(0)
  expect((await remove()).status).toBe(404)
  expect((await respond(() => downloadResume(args(get('/x', headers), { id })))).status).toBe(404)
})

test('the list of the API has every application', async () => {
  const headers = await meeraApiHeaders(site())
  const { _id } = (await (await add(upload({}, cv()))).json()).data
  const [row] = await tables(site().db).select().from(applications)
  if (!row) throw new Error('Nothing was stored')
  const seqs = Array.from({ length: 10_000 }, (_, at) => row.seq - 1 - at)
  for (let at = 0; at < seqs.length; at += 500) {
    const rows = seqs.slice(at, at + 500).map((seq) => ({
      ...row,
      seq,
      id: `${seq}`,
      reference: `JOB-${seq}`,
      resumeFile: `${seq}`,
    }))
    await tables(site().db).insert(applications).values(rows)
  }
  const response = await respond(() => listJobs(args(get('/careers/getJobData', headers))))
  const list: { _id: string }[] = await response.json()
  expect(list.map((one) => one._id)).toEqual([_id, ...seqs.map(String)])
})

test.each([
  ['no resume', 'resume', upload(), 400, 'Please upload your resume'],
  ['an empty file field', 'resume', upload({}, new File([], '')), 400, 'Please upload your resume'],
  [
    'an empty file',
    'resume',
    upload({}, cv(new Uint8Array())),
    400,
    'Only PDF, DOC, and DOCX files are allowed. The file is empty.',
  ],
  [
    'a text file',
    'resume',
    upload({}, cv(new TextEncoder().encode('hi'), 'cv.txt')),
    400,
    'Only PDF, DOC, and DOCX files are allowed',
  ],
  [
    'a missing field',
    'gender',
    upload({ gender: '' }, cv()),
    400,
    'Please fill all required fields',
  ],
  [
    'a missing field beside a file that is too large',
    'gender',
    upload({ gender: '' }, cv(pdf(MAX_RESUME_BYTES + 1))),
    400,
    'Please fill all required fields',
  ],
  [
    'an invalid email address',
    'email',
    upload({ email: 'nobody' }, cv()),
    400,
    'Please enter a valid email address',
  ],
  [
    'a file one byte too large',
    'resume',
    upload({}, cv(pdf(MAX_RESUME_BYTES + 1))),
    413,
    'File size exceeds 5MB limit',
  ],
  [
    'a file too large and of the wrong type',
    'resume',
    upload({}, new File([pdf(MAX_RESUME_BYTES + 1)], 'नोट.txt')),
    400,
    'Only PDF, DOC, and DOCX files are allowed',
  ],
  [
    'a file four times too large',
    'resume',
    upload({}, cv(pdf(4 * MAX_RESUME_BYTES))),
    413,
    'File size exceeds 5MB limit',
  ],
])(
  '%s is refused with an error message at the field %s and stores nothing',
  async (_, field, request, status, message) => {
    const response = await add(request.clone())
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ message: message, errors: [message] })
    const page = await applyByForm(args(request))
    expect(page).toMatchObject({
      data: {
        message: message,
        values: { fullName: 'Imran Khan' },
        fields: { [field]: expect.any(Array) },
      },
      init: { status },
    })
    expect(await countStored(storage())).toBe(0)
  },
)

function fileFirst(file: File, change: Record<string, string> = {}): Request {
  const body = new FormData()
  body.set('resume', file)
  for (const [name, value] of Object.entries({ ...fields, ...change })) body.set(name, value)
  return new Request(`${ORIGIN}/careers/addjob`, { method: 'POST', body })
}

test('a large file before the fields is called too large, whatever follows it', async () => {
  const large = cv(pdf(2 * MAX_RESUME_BYTES))
  const response = await add(fileFirst(large))
  expect(response.status).toBe(413)
  expect((await response.json()).message).toBe('File size exceeds 5MB limit')
  const page = await applyByForm(args(fileFirst(large, { gender: '' })))
  expect(page).toMatchObject({ data: { fields: { resume: [expect.any(String)] } } })
})

test('a large file after an empty field does not hide the missing field', async () => {
  const large = cv(pdf(2 * MAX_RESUME_BYTES))
  const response = await add(upload({ phone: '' }, large))
  expect((await response.json()).message).toBe('Please fill all required fields')
})

test.each([
  ['no file', undefined, false],
  ['a file', cv(), true],
  ['a file that is too large', cv(pdf(MAX_RESUME_BYTES + 1)), true],
])(
  'a form refused with %s reports whether a file has to be chosen again',
  async (_, file, hadFile) => {
    const page = await applyByForm(args(upload({ email: 'nobody' }, file)))
    expect(page).toMatchObject({ data: { hadFile }, init: { status: 400 } })
  },
)

test('the confirmation page shows what was sent, to its sender only and for a limited time', async () => {
  const sent = await respond(() => applyByForm(args(upload({}, cv(pdf(), 'इमरान.pdf')))))
  expect(sent.status).toBe(303)
  const location = sent.headers.get('Location') ?? ''
  const load = async (path: string) => openCareers(args(get(path)))
  const open = async (path: string) => (await load(path)).data
  const { reference, facts } = await open(location)
  expect(reference).toMatch(/^JOB-/)
  expect(facts).toEqual([
    ['Role', 'Data Scientist'],
    ['Email', 'imran@example.com'],
    ['Resume', 'इमरान.pdf'],
  ])
  expect(location).not.toContain('imran')
  expect((await load(location)).init?.headers).toEqual({ 'Cache-Control': 'private, no-store' })

  expect(await open(`/careers?sent=${reference}`)).toMatchObject({ reference, facts: undefined })
  expect((await open(`/careers?sent=${reference}&of=%00`)).facts).toBeUndefined()
  const other = location.replace(/sent=JOB-..../, 'sent=JOB-0000')
  expect((await open(other)).facts).toBeUndefined()
  const longAgo = Date.now() - REPEAT_WINDOW_MS
  await tables(site().db).update(applications).set({ createdAt: longAgo })
  expect(await open(location)).toMatchObject({ reference, facts: undefined })
})

test('a resume of exactly five megabytes is accepted', async () => {
  expect((await add(upload({}, cv(pdf(MAX_RESUME_BYTES))))).status).toBe(201)
})

test('the same application sent twice is one row and one file', async () => {
  const responses = [await add(upload({}, cv())), await add(upload({}, cv()))]
  const [first, second] = await Promise.all(responses.map((response) => response.json()))
  expect(second).toEqual(first)
  expect(await countStored(storage())).toBe(1)
})

test.each([
  ['no boundary', 'multipart/form-data', 'x', 400],
  ['another boundary', 'multipart/form-data; boundary=a', '--b\r\n\r\n--b--', 400],
  [
    'a cut-off body',
    'multipart/form-data; boundary=a',
    '--a\r\nContent-Disposition: form-data; name="x"\r\n\r\nhal',
    400,
  ],
  ['a form of another kind', 'application/x-www-form-urlencoded', 'a=b', 415],
  ['JSON', 'application/json', '{}', 415],
])('a request with %s gets an error status and a message', async (_, type, body, status) => {
  const request = new Request(ORIGIN, { method: 'POST', headers: { 'Content-Type': type }, body })
  const response = await add(request)
  expect(response.status).toBe(status)
  expect((await response.json()).message).toBeTruthy()
})

test('thirty files and a repeated field get 400', async () => {
  const many = new FormData()
  for (let i = 0; i < 30; i++) many.append(`file${i}`, cv())
  expect((await add(new Request(ORIGIN, { method: 'POST', body: many }))).status).toBe(400)
  const twice = new FormData()
  twice.append('resume', cv())
  twice.append('resume', cv())
  expect((await add(new Request(ORIGIN, { method: 'POST', body: twice }))).status).toBe(400)
})

test('a failed download redirects a browser to the list and gives an API client the reason', async () => {
  const headers = await meeraApiHeaders(site())
  const ask = (more: Record<string, string> = {}) =>
    respond(() => downloadResume(args(get('/x', { ...headers, ...more }), { id: 'none' })))
  expect((await ask()).status).toBe(404)
  const page = await ask({ Accept: 'text/html,*/*' })
  expect(page.status).toBe(303)
  expect(page.headers.get('Location')).toBe('/admin/jobs?done=not-downloaded')

  const from = async (Referer: string) =>
    (await ask({ Accept: 'text/html,*/*', Referer })).headers.get('Location')
  const filtered = `${ORIGIN}/admin/jobs?gender=Male&shown=20`
  expect(await from(filtered)).toBe('/admin/jobs?gender=Male&shown=20&done=not-downloaded')
  expect(await from(`${filtered}&deleted=x`)).toBe(await from(filtered))
  for (const other of [`${ORIGIN}/admin?q=a`, 'https://example.org/admin/jobs?q=a', 'no address']) {
    expect(await from(other)).toBe('/admin/jobs?done=not-downloaded')
  }
})

test('a missing resume file gets 410', async () => {
  await add(upload({}, cv(pdf(), 'cv.pdf')))
  const headers = await meeraApiHeaders(site())
  const [row] = await tables(site().db).select().from(applications)
  await loseStored(storage(), row?.resumeFile ?? '')
  const response = await respond(() =>
    downloadResume(args(get('/x', headers), { id: row?.id ?? '' })),
  )
  expect(response.status).toBe(410)
})

test('Firefox does not send a resume that was saved again with another length', async () => {
  const resume = new File([pdf()], 'cv.pdf')
  Object.assign(resume, { stream: () => new Blob([pdf(3_000)]).stream() })
  vi.stubGlobal('document', { querySelectorAll: () => [{ files: [resume] }] })
  const form = await upload({}, resume).formData()
  const outcome = await sendApplication(form, () => {}, [fields.jobRole])
  vi.unstubAllGlobals()
  expect(outcome).toMatchObject({ isSent: false, fields: { resume: [FILE_CHANGED] } })
})
