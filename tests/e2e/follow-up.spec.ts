import { sendByApi, signUp } from './people'
import { expect, test } from './test'

test('a follow-up date is set, undone and cleared; a past date is refused', async ({ page }) => {
  await signUp(page)
  const asha = await sendByApi(page)
  await page.goto(`/admin?q=${encodeURIComponent(asha.name)}`)
  await page.getByRole('link', { name: asha.name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: asha.name })).toBeVisible()
  const panel = page.locator('#follow-up')
  const summary = panel.locator('summary')

  await summary.click()
  await panel.getByRole('button', { name: 'Next week' }).click()
  await expect(page.getByText(/^Follow-up set for \d+ \w{3}\.$/)).toBeVisible()
  await expect(summary).toHaveText(/Follow up on \d+ \w{3}/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(summary).toHaveText('Follow up')

  await summary.click()
  await panel.getByLabel('Follow-up date').fill('2020-01-02')
  await panel.getByRole('button', { name: 'Set date' }).click()
  await expect(panel).toContainText('2 Jan 2020 is in the past. Choose today or a later day.')
  await expect(panel.getByLabel('Follow-up date')).toHaveValue('2020-01-02')

  const today = await panel.getByLabel('Follow-up date').getAttribute('min')
  await panel.getByLabel('Follow-up date').fill(today ?? '')
  await panel.getByRole('button', { name: 'Set date' }).click()
  await expect(summary).toHaveText('Follow up today')
  const url = page.url()
  for (const view of ['', 'cards']) {
    await page.goto(`/admin?show=due&view=${view}&q=${encodeURIComponent(asha.name)}`)
    await expect(page.getByText('Follow up today')).toBeVisible()
  }
  await page.goto(url)
  await summary.click()
  await panel.getByRole('button', { name: 'Clear' }).click()
  await expect(summary).toHaveText('Follow up')
  await expect(page.locator('.history')).toContainText('cleared the follow-up date')
})
