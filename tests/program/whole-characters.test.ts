import { expect, test } from 'vitest'

import { serveForAll } from '#tests/support/served'

const served = serveForAll()

/** React writes buffers of 2,048 bytes and leaves zeros where a multi-byte character does not fit. */
test('a page has no zero bytes, wherever its multi-byte characters fall', async () => {
  for (const character of ['é', 'अ', '🙂']) {
    for (let shift = 0; shift < 8; shift++) {
      const text = 'a'.repeat(shift) + character.repeat(250)
      const query = new URLSearchParams({ text })
      const page = await fetch(`${served.url}/digital-marketting/bulk-sms/calculator?${query}`)
      const html = await page.text()
      expect(html).toContain(text)
      expect(html.indexOf('\0'), `${character} after ${shift}`).toBe(-1)
    }
  }
})
