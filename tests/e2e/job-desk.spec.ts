import { applyByApi, signUp } from './people'
import { expect, test } from './test'

test('filtering and clearing filters in the bin stays in the bin', async ({ page }) => {
  await signUp(page)
  const asha = await applyByApi(page)
  await page.goto(`/admin/jobs?q=${asha.email}`)
  await page.getByRole('link', { name: /^Delete/ }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Application deleted.')).toBeVisible()

  await page.goto('/admin/jobs?folder=bin')
  const search = page.getByLabel('Search by name')
  await search.fill(asha.email)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Showing 1 of 1 applications')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'the bin' })).toBeVisible()

  await search.fill(`${asha.email} and more`)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('No applications found matching your criteria.')).toBeVisible()
  await page.locator('.empty').getByRole('link', { name: 'Clear filters' }).click()
  await expect(page.getByRole('button', { name: new RegExp(`${asha.name}$`) })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'the bin' })).toBeVisible()
  await expect(search).toHaveValue('')
})
