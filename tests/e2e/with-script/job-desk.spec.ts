import { applyByCall, signUp, visitor } from '../people'
import { expect, test } from '../test'

test('the filters of the applications show what the address says, wherever it came from', async ({
  page,
}) => {
  await signUp(page)
  const asha = visitor()
  await applyByCall(page, asha)
  await applyByCall(page, { ...asha, desc: `${asha.desc}, again` })
  await page.goto(`/admin/jobs?q=${asha.email}`)
  const gender = page.getByLabel('Gender', { exact: true })
  const years = page.getByLabel('Years from')
  await gender.selectOption('Male')
  await expect(page).toHaveURL(/gender=Male/)
  await years.fill('2')
  await expect(page).toHaveURL(/years=2/)
  await page.locator('.empty').getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/admin/jobs')
  await expect(gender).toHaveValue('')
  await expect(years).toHaveValue('')
  await expect(page.getByLabel('Search by name')).toHaveValue('')

  await page.goto(`/admin/jobs?from=2026-01-01&q=${encodeURIComponent(asha.name)}`)
  await page.locator('.badge-repeat').first().click()
  await expect(page.getByLabel('Search by name')).toHaveValue(asha.email)
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('')
  await page.goBack()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('2026-01-01')
  await expect(page.getByLabel('Search by name')).toHaveValue(asha.name)
})

test('what finds nothing says what was looked for, and filtering moves nothing on a small laptop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signUp(page)
  const asha = visitor()
  await applyByCall(page, asha)
  await page.goto('/admin/jobs')
  const count = page.getByText(/^Showing/)
  const before = (await count.boundingBox())?.y
  await page.getByLabel('Search by name').fill(`not ${asha.email}`)
  await expect(page.locator('.empty')).toContainText(`None has “not ${asha.email}” in its name`)
  await expect(page.getByRole('link', { name: 'Clear filters' }).first()).toBeVisible()
  expect((await count.boundingBox())?.y).toBe(before)
})
