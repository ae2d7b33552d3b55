import type { Locator, Page } from '@playwright/test'

import { openEnquiry, signUp, signUpByForm, withoutNews } from '../people'
import { expect, test } from '../test'

/** Types a note about a new enquiry, without sending it. */
async function typeNote(page: Page): Promise<Locator> {
  await signUp(page)
  await openEnquiry(page)
  const note = page.getByLabel('Add a note')
  await note.fill('Wants a call on Monday')
  return note
}

test('without a connection nothing is left or lost, and the desk says so', async ({ page }) => {
  const note = await typeNote(page)

  await page.context().setOffline(true)
  await expect(page.getByText('No connection: what you see may be old.')).toBeVisible()
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('alert')).toContainText('nothing was sent')
  await page.getByRole('link', { name: 'Job Data' }).click()
  await expect(note).toHaveValue('Wants a call on Monday')

  await page.context().setOffline(false)
  await expect(page.getByText('No connection')).toBeHidden()
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.locator('.history')).toContainText('Wants a call on Monday')
})

test('a note that gets no answer is still there to send again', async ({ page }) => {
  const note = await typeNote(page)

  await page.route('**/admin/enquiries/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('What you typed is still here')).toBeVisible()
  await expect(note).toHaveValue('Wants a call on Monday')

  await page.unroute('**/admin/enquiries/**')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.locator('.history')).toContainText('Wants a call on Monday')
  await expect(note).toHaveValue('')
})

test('a page that gets no answer says so and leaves a way back', async ({ page }) => {
  await withoutNews(page)
  await signUpByForm(page)
  await page.route('**/admin/jobs*', (route) => route.abort())
  await page.getByRole('link', { name: 'Job Data' }).click()
  await expect(page.getByRole('heading', { name: 'The connection is gone' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Privacy' })).toBeVisible()
  await page.getByRole('button', { name: 'Go back' }).click()
  await expect(page.getByRole('heading', { name: 'Enquiries', level: 1 })).toBeVisible()

  await page.getByRole('link', { name: 'Job Data' }).click()
  await expect(page.getByRole('heading', { name: 'The connection is gone' })).toBeVisible()
  await page.unroute('**/admin/jobs*')
  await page.getByRole('link', { name: 'Load the page again' }).click()
  await expect(page.getByRole('heading', { name: 'Job Applications' })).toBeVisible()
})

test('a press of a button that gets no answer leaves the desk where it is', async ({ page }) => {
  await signUp(page)
  const asha = await openEnquiry(page)
  // By then it has the code of what the buttons do.
  await page.waitForResponse(/\/assets\/logout-/)
  for (const name of [/^Assign/, /^Mark as spam/, 'Logout']) {
    await page.route('**/*', (route) => route.abort())
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('heading', { name: 'The connection is gone' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Job Data' })).toBeVisible()
    await page.unroute('**/*')
    await page.getByRole('button', { name: 'Go back' }).click()
    await expect(page.getByRole('heading', { name: asha.name, level: 1 })).toBeVisible()
  }
})
