import { png, svg } from '../../support/images'
import { findViolations } from '../axe'
import { signUp, visitor, withoutDraft } from '../people'
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

test('a phone shows the whole of an uploaded picture', async ({ page }) => {
  const places = [
    { document: 'pages/web-development', field: 'sections.0.scene', path: '/web-development' },
    { document: 'services/youtube', field: 'hero.scene', path: '/digital-marketting' },
  ]
  await signUp(page)
  const { name: alt } = visitor()
  const buffer = Buffer.concat([await png(600, 900), Buffer.from(alt)])
  const file = { name: 'a.png', mimeType: 'image/png', buffer }
  await page.request.post(LIST, { multipart: { alt, file }, maxRedirects: 0 })
  for (const { document, field, path } of places) {
    await withoutDraft(page, document)
    await page.setViewportSize({ width: 1000, height: 800 })
    await page.goto(`/admin/site/edit/${document}?at=${field}&choose=1`)
    await page.getByRole('radio', { name: alt }).check()
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('Saved as a draft.')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${path}?preview`)
    const cut = await page.getByRole('img', { name: alt }).evaluate((image) => {
      const box = image.closest('[class*=-scene]')?.getBoundingClientRect()
      return image.getBoundingClientRect().bottom - (box?.bottom ?? 0)
    })
    expect([path, cut > 1]).toEqual([path, false])
    await withoutDraft(page, document)
  }
})
