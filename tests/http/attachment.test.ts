import { writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { attachment } from '#app/http/attachment.server'
import { freshFolder } from '#tests/support/data-dir'

const file = { name: 'cv.pdf', mediaType: 'application/pdf', bytes: 3 }

async function openSample() {
  const path = join(freshFolder(), 'cv.pdf')
  writeFileSync(path, 'abc')
  return (await open(path)).createReadStream()
}

test('a file is sent as a download', async () => {
  const response = attachment(new Request('http://localhost/'), await openSample(), file)
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename=cv.pdf')
  expect(await response.text()).toBe('abc')
})

test.each(['before', 'after'])(
  'a file is closed if the client has gone %s the response is made',
  async (when) => {
    const client = new AbortController()
    const content = await openSample()
    if (when === 'before') client.abort()
    attachment(new Request('http://localhost/', client), content, file)
    client.abort()
    await expect.poll(() => content.closed).toBe(true)
  },
)
