import { signUp } from '../people'
import { expect, test } from '../test'

test('links open the template checker and the log in a browser without groupBy()', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const owner of [Object, Map]) Reflect.deleteProperty(owner, 'groupBy')
  })
  await page.goto('/digital-marketting/bulk-sms/prices')
  await page.getByRole('contentinfo').getByRole('link', { name: 'DLT template checker' }).click()
  await expect(page.getByRole('main').getByRole('group', { name: 'Category' })).toBeVisible()
  await signUp(page)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Log', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Log', level: 1 })).toBeVisible()
})

test('pages hydrate in a browser without Intl.Segmenter and URL.canParse()', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Intl, 'Segmenter')
    Reflect.deleteProperty(URL, 'canParse')
  })
  await signUp(page)
  for (const path of ['/', '/admin', '/admin/webhooks', '/admin/site/mail']) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  }
})
