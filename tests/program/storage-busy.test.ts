import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'

import { asha } from '#tests/support/app'
import { postJson } from '#tests/support/program'
import { serveForAll } from '#tests/support/served'

const served = serveForAll()

const TYPED = 'Wants a call on Monday'
const applicant = {
  fullName: asha.name,
  email: asha.email,
  phone: asha.phone,
  jobRole: 'Cloud Engineer',
  experience: '1-3 Years',
  gender: 'Prefer not to say',
  motivation: TYPED,
}

async function whileLocked<T>(work: () => Promise<T>): Promise<T> {
  const other = new Database(join(served.dataDir, 'db', 'site.sqlite'))
  other.exec('begin immediate')
  try {
    return await work()
  } finally {
    other.close()
  }
}

const postForm = (path: string, body: URLSearchParams | FormData) =>
  fetch(served.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Accept: 'text/html', Cookie: served.cookie },
    body,
  })

async function pathOfEnquiry(): Promise<string> {
  const sent = await postJson(`${served.url}/enquiry/send`, asha)
  const { data } = (await sent.json()) as { data: { _id: string } }
  return `/admin/enquiries/${data._id}`
}

function application(): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(applicant)) form.set(name, value)
  form.set('resume', new File(['%PDF-1.7\n%%EOF'], 'cv.pdf'))
  return form
}

test.each<[string, () => Promise<string>, () => URLSearchParams | FormData]>([
  ['a note', pathOfEnquiry, () => new URLSearchParams({ note: TYPED })],
  ['an enquiry', async () => '/enquiry', () => new URLSearchParams({ ...asha, desc: TYPED })],
  [
    'a contact message',
    async () => '/contact',
    () => new URLSearchParams({ name: asha.name, email: asha.email, message: TYPED }),
  ],
  ['an application', async () => '/careers', application],
])(
  '%s sent while the database is locked gets 503 and keeps its text',
  async (_, findPath, form) => {
    const path = await findPath()
    const refused = await whileLocked(() => postForm(path, form()))
    expect(refused.status).toBe(503)
    const html = await refused.text()
    expect(html).toMatch(new RegExp(`<textarea[^>]*>${TYPED}</textarea>`))
    expect(html).toContain('The site is busy for a moment')
    expect((await postForm(path, form())).status).toBe(303)
  },
)
