import { applyByApi, logIn, signUp, withoutLiveUpdates } from './people'
import { expect, test } from './test'

for (const [path, file] of [
  ['/admin', 'Download Excel file (.xlsx)'],
  ['/admin', 'Download CSV'],
  ['/admin/jobs', 'Download CSV'],
  ['/admin/jobs', 'Download CV'],
] as const) {
  test(`"${file}" of ${path} after the session has ended leads to the login and back to the list`, async ({
    page,
  }) => {
    await withoutLiveUpdates(page)
    const admin = await signUp(page)
    const asha = await applyByApi(page)
    await page.request.post('/enquiry/send', { data: asha })
    const list = `${path}?q=${encodeURIComponent(asha.email)}`
    await page.goto(list)
    await page.locator('summary').filter({ hasText: 'Download' }).click()
    await page.context().clearCookies()
    await page.getByRole('link', { name: file }).last().click()
    await logIn(page, admin)
    await expect(page).toHaveURL(list)
    await expect(page.getByRole('link', { name: asha.name, exact: true })).toBeVisible()
  })
}
