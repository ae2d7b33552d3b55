import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'

import { asha } from '#tests/support/app'
import { applicationForm } from '#tests/support/applicant'
import { postForm, postJson } from '#tests/support/program'
import { serveForAll } from '#tests/support/served'

const served = serveForAll()

const TYPED = 'Wants a call on Monday'

async function whileLocked<T>(work: () => Promise<T>): Promise<T> {
  const other = new Database(join(served.dataDir, 'db', 'site.sqlite'))
  other.exec('begin immediate')
  try {
    return await work()
  } finally {
    other.close()
  }
}

const send = (path: string, form: URLSearchParams | FormData) =>
  postForm(served.url + path, form, { Accept: 'text/html', Cookie: served.cookie })

async function pathOfEnquiry(): Promise<string> {
  const sent = await postJson(`${served.url}/enquiry/send`, asha)
  const { data } = (await sent.json()) as { data: { _id: string } }
  return `/admin/enquiries/${data._id}`
}

const application = () =>
  applicationForm(new File(['%PDF-1.7\n%%EOF'], 'cv.pdf'), { motivation: TYPED })

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
    const refused = await whileLocked(() => send(path, form()))
    expect(refused.status).toBe(503)
    const html = await refused.text()
    expect(html).toMatch(new RegExp(`<textarea[^>]*>${TYPED}</textarea>`))
    expect(html).toContain('The site is busy for a moment')
    expect((await send(path, form())).status).toBe(303)
  },
)
