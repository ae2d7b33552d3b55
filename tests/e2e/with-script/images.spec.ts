import { svg } from '../../support/images'
import { findViolations } from '../axe'
import { signUp, visitor } from '../people'
import { expect, test } from '../test'

const LIST = '/admin/site/images'

test('the image pages of the desk are accessible', async ({ page }) => {
  await signUp(page)
  const { name: alt } = visitor()
  const buffer = svg(`<desc>${alt}</desc><rect width="40" height="30"/>`)
  const file = { name: 'a.svg', mimeType: 'image/svg+xml', buffer }
  const response = await page.request.post(LIST, { multipart: { alt, file }, maxRedirects: 0 })
  const id = response.headers().location?.split('#')[1]
  for (const path of [LIST, `${LIST}/${id}`, `${LIST}/${id}/delete`]) {
    await page.goto(path)
    expect([path, await findViolations(page)]).toEqual([path, []])
  }
})
