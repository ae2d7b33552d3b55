import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'

import { asha } from '#tests/support/app'
import { serveForAll } from '#tests/support/served'

const served = serveForAll()

const NOTE = 'Wants a call on Monday'

test('a note that the storage has no time for is on the page that says so, and on the next one', async () => {
  const sent = await fetch(`${served.url}/enquiry/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(asha),
  })
  const { data } = (await sent.json()) as { data: { _id: string } }
  const page = `${served.url}/admin/enquiries/${data._id}`
  const headers = { Accept: 'text/html', Cookie: served.cookie }
  const post = () =>
    fetch(page, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams({ note: NOTE }),
    })
  const typed = new RegExp(`<textarea[^>]*>${NOTE}</textarea>`)

  const other = new Database(join(served.dataDir, 'db', 'site.sqlite'))
  other.exec('begin immediate')
  const refused = await post()
  other.close()
  expect(refused.status).toBe(503)
  const html = await refused.text()
  expect(html).toMatch(typed)
  expect(html).toContain('The site is busy for a moment')
  const again = await (await fetch(page, { headers })).text()
  expect(again).toMatch(typed)
  expect(again).toContain('so this note is not added yet')

  expect((await post()).status).toBe(303)
  expect(await (await fetch(page, { headers })).text()).not.toMatch(typed)
})
