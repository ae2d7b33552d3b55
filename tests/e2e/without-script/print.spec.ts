import { faintWords } from '../faint-words'
import { publicPaths } from '../site-map'
import { expect, test } from '../test'

test('every word stands out from white paper, without the grounds that stay off it', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const path of await publicPaths(page)) {
    await page.goto(path)
    const faint = await faintWords(page)
    expect.soft(faint, path).toEqual([])
  }
})
