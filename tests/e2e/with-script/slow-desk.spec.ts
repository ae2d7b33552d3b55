import type { Route } from '@playwright/test'

import { applyByApi, sendByApi, signUpByForm } from '../people'
import { expect, test } from '../test'

test('the desk shows a loading state until the response arrives', async ({ page }) => {
  await signUpByForm(page)
  const asha = await sendByApi(page)
  for (let i = 0; i < 11; i++) await applyByApi(page, { ...asha, desc: `${asha.desc}, ${i}` })
  const held: Route[] = []
  let isSlow = true
  await page.route('**/*.data*', (route) => (isSlow ? void held.push(route) : route.continue()))
  // Matched by URL, because an enquiry of another test also causes a request.
  const release = async (path: string) => {
    await expect.poll(() => held.some((route) => route.request().url().includes(path))).toBe(true)
    // There may be two requests: by the scroll position and by the click.
    isSlow = false
    for (const route of held.splice(0)) await route.continue()
  }
  const busy = page.locator('.busy')

  await page.getByRole('link', { name: 'Job Data' }).click()
  await expect(busy).toHaveText('Loading…')
  await release('/jobs.data')
  await expect(page.getByRole('heading', { name: 'Job Applications' })).toBeVisible()
  await expect(busy).toHaveText('')

  const list = page.locator('.application-rows')
  isSlow = true
  await page.getByLabel('Search by name').fill(asha.email)
  await expect(list).toHaveAttribute('aria-busy', 'true')
  await release('q=')
  await expect(page.getByText('Showing 10 of 11 applications')).toBeVisible()
  await expect(list).toHaveAttribute('aria-busy', 'false')

  isSlow = true
  await page.locator('.pager a').click()
  await expect(page.locator('.pager a')).toHaveText('Loading…')
  await expect(list).toHaveAttribute('aria-busy', 'false')
  await release('shown=')
  await expect(page.getByText('Showing 11 of 11 applications')).toBeVisible()
})

test('leaving a form does not disable its button as if it were sent', async ({ page }) => {
  await signUpByForm(page)
  await page.getByRole('link', { name: 'Saved replies' }).click()
  await page.getByRole('link', { name: 'Add a saved reply' }).click()
  await expect(page.getByLabel('Title')).toBeVisible()
  await page.route('**/*.data*', () => {})
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.locator('.busy')).toHaveText('Loading…')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
})
