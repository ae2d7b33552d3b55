import { sendByApi, signUp, turnOnSecondFactor, visitor } from '../people'
import { expect, test } from '../test'

test('what is shown once stays while new enquiries come in', async ({ page }) => {
  const admin = await signUp(page)
  await page.goto('/admin/accounts/second-factor')
  await page.getByRole('button', { name: 'Set it up' }).click()
  await turnOnSecondFactor(page, admin.password)
  const codes = page.locator('.codes code')
  await expect(codes).toHaveCount(10)
  await sendByApi(page, visitor())
  // Longer than an arrival takes to reach an open desk.
  await page.waitForTimeout(3000)
  await expect(codes).toHaveCount(10)
})
