import { test as base, expect } from '@playwright/test'

import { visitor } from '../people'
import { test } from '../test'

base('a form sent before the scripts arrive works as without them', async ({ page }) => {
  const asha = visitor()
  // Scripts that take their time: the page is on its own until then.
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4000))
    await route.continue().catch(() => undefined)
  })
  await page.goto('/enquiry')
  await page.getByLabel('Name *').fill(asha.name)
  await page.getByLabel('Email *').fill(asha.email)
  await page.getByLabel('Description *').fill(asha.desc)
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByText('Enquiry submitted successfully!')).toBeVisible()
})

base('what was typed before the scripts arrive is still there when they have', async ({ page }) => {
  const asha = visitor()
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
  await page.goto('/enquiry')
  await page.getByLabel('Name *').fill(asha.name)
  await page.getByLabel('Country of the phone number').selectOption('+971')
  await page.locator('html[data-awake]').waitFor()
  await expect(page.getByLabel('Name *')).toHaveValue(asha.name)
  await expect(page.getByLabel('Country of the phone number')).toHaveValue('+971')
  await page.getByLabel('Email *').fill(asha.email)
  await page.getByLabel('Description *').fill(asha.desc)
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByText('Enquiry submitted successfully!')).toBeVisible()
})

test('no script of ours is fetched before the page has loaded', async ({ page }) => {
  const early: string[] = []
  let isLoaded = false
  page.on('load', () => {
    isLoaded = true
  })
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !isLoaded) early.push(request.url())
  })
  await page.goto('/')
  expect(early).toEqual([])
})
