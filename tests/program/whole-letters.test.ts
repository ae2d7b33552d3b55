import { expect, test } from 'vitest'

import { serveForAll } from '#tests/support/served'

const served = serveForAll()

/** React fills buffers of 2,048 bytes; where a letter of several no longer fits, it leaves the rest of one at zero. */
test('a page has no byte that is none of its letters, wherever they fall', async () => {
  for (const letter of ['é', 'अ', '🙂']) {
    for (let shift = 0; shift < 8; shift++) {
      const text = 'a'.repeat(shift) + letter.repeat(250)
      const query = new URLSearchParams({ text })
      const page = await fetch(`${served.url}/digital-marketting/bulk-sms/calculator?${query}`)
      const html = await page.text()
      expect(html).toContain(text)
      expect(html.indexOf('\0'), `${letter} after ${shift}`).toBe(-1)
    }
  }
})
