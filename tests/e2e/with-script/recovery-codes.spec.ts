import { sendByApi, signUp, turnOnSecondFactor } from '../people'
import { expect, test } from '../test'

test('recovery codes stay on the page when a new enquiry arrives', async ({ page }) => {
  const admin = await signUp(page)
  await page.goto('/admin/accounts/second-factor')
  await page.getByRole('button', { name: 'Set it up' }).click()
  await turnOnSecondFactor(page, admin.password)
  const codes = page.locator('.codes code')
  await expect(codes).toHaveCount(10)
  await sendByApi(page)
  // Longer than a live update takes.
  await page.waitForTimeout(3000)
  await expect(codes).toHaveCount(10)
})
