import type { Route } from '@playwright/test'

import { applyByApi, sendByApi, signUpByForm, visitor } from '../people'
import { expect, test } from '../test'

test('while an answer takes its time the desk says so, and says no more once it is here', async ({
  page,
}) => {
  await signUpByForm(page)
  const asha = visitor()
  await sendByApi(page, asha)
  for (let i = 0; i < 11; i++) await applyByApi(page, { ...asha, desc: `${asha.desc}, ${i}` })
  const held: Route[] = []
  let isSlow = true
  await page.route('**/*.data*', (route) => (isSlow ? void held.push(route) : route.continue()))
  // By its address: an enquiry of another test has the desk ask in between, too.
  const arrive = async (asked: string) => {
    await expect.poll(() => held.some((route) => route.request().url().includes(asked))).toBe(true)
    // The page may ask twice: as its end comes near, and as the link is pressed.
    isSlow = false
    for (const route of held.splice(0)) await route.continue()
  }
  const busy = page.locator('.busy')

  await page.getByRole('link', { name: 'Job Data' }).click()
  await expect(busy).toHaveText('Loading…')
  await arrive('/jobs.data')
  await expect(page.getByRole('heading', { name: 'Job Applications' })).toBeVisible()
  await expect(busy).toHaveText('')

  const list = page.locator('.application-rows')
  isSlow = true
  await page.getByLabel('Search by name').fill(asha.email)
  await expect(list).toHaveAttribute('aria-busy', 'true')
  await arrive('q=')
  await expect(page.getByText('Showing 10 of 11 applications')).toBeVisible()
  await expect(list).toHaveAttribute('aria-busy', 'false')

  isSlow = true
  await page.locator('.pager a').click()
  await expect(page.locator('.pager a')).toHaveText('Loading…')
  await expect(list).toHaveAttribute('aria-busy', 'false')
  await arrive('shown=')
  await expect(page.getByText('Showing 11 of 11 applications')).toBeVisible()
})

test('a form that is only left does not say that it is being sent', async ({ page }) => {
  await signUpByForm(page)
  await page.getByRole('link', { name: 'Saved replies' }).click()
  await page.getByRole('link', { name: 'Add a saved reply' }).click()
  await expect(page.getByLabel('Title')).toBeVisible()
  await page.route('**/*.data*', () => {})
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.locator('.busy')).toHaveText('Loading…')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
})
