import type { Page } from '@playwright/test'

import { visitor } from '../people'
import { expect, test } from '../test'

async function send(page: Page) {
  const asha = visitor()
  await page.goto('/contact')
  await page.getByLabel('Name').fill(asha.name)
  await page.getByLabel('Email').fill(asha.email)
  await page.getByLabel('Message').fill(asha.desc)
  await page.getByRole('button', { name: 'Send message' }).click()
}

test('a status other than 200 shows an error message; a retry clears it', async ({ page }) => {
  let attempts = 0
  let respond = () => {}
  const mayRespond = new Promise<void>((resolve) => {
    respond = resolve
  })
  await page.route('**/api/mail/send', async (route) => {
    if (++attempts === 1) return route.fulfill({ status: 404, json: {} })
    await mayRespond
    return route.continue()
  })
  await send(page)
  await expect(page.getByText('Failed to send email. Please try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await expect(page.getByText('Failed to send email. Please try again.')).toBeHidden()
  respond()
  await expect(page.getByText('Email sent successfully!')).toBeVisible()
})

test('the map service gets no request before a visitor loads the map', async ({ page }) => {
  const foreign: string[] = []
  await page.route(/^https:/, (route) => {
    foreign.push(route.request().url())
    return route.fulfill({ body: 'map' })
  })
  await page.goto('/contact')
  await expect(page.getByRole('link', { name: 'Open in OpenStreetMap' })).toBeVisible()
  expect(foreign).toEqual([])
  await page.getByRole('button', { name: 'Load the map' }).click()
  await expect(page.getByTitle(/Map of the office/)).toBeVisible()
  await expect.poll(() => foreign.length).toBe(1)
})
