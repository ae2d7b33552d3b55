import type { Page } from '@playwright/test'

import { expect, test } from '../test'

/** @param press without a connection */
async function expectKept(page: Page, press: () => Promise<void>) {
  const dialog = page.getByRole('dialog', { name: 'The connection was lost' })
  await page.context().setOffline(true)
  await press()
  await expect(dialog).toContainText('This page stays open, with what you typed')
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Go back' }).click()
  await expect(dialog).toBeHidden()
}

for (const [path, label, name, to] of [
  ['/contact', 'Message', 'Enquiry', undefined],
  ['/contact', 'Message', 'Community page', undefined],
  ['/enquiry', 'Name', 'Careers', '/careers'],
  ['/login', 'Email', 'Sign up', '/signup'],
  // The logo, which comes first.
  ['/login', 'Email', /^(?!Skip)/, '/'],
  ['/signup', 'Name', 'Log in', '/login'],
] as const)
  test(`the link "${name}" of ${path} leads nowhere without a connection, and what was typed stays`, async ({
    page,
  }) => {
    await page.goto(path)
    const title = await page.title()
    const field = page.getByLabel(label).first()
    await field.fill('asha@example.in')
    const link = page.getByRole('link', { name }).filter({ visible: true }).first()
    await expectKept(page, () => link.click())
    await expect(link).toBeFocused()
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(title)
    await expect(field).toHaveValue('asha@example.in')
    if (!to) return
    await link.click()
    await expect(page).toHaveURL(to)
  })

test('a step through the history without a connection keeps what was typed', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expect(page).toHaveURL('/contact')
  const name = page.getByLabel('Name')
  await name.fill('Asha Verma')
  await expectKept(page, () => page.evaluate(() => history.forward()))
  await expect(page).toHaveURL('/contact')
  await expect(name).toHaveValue('Asha Verma')
})

test('a part of the page needs no connection', async ({ page }) => {
  await page.goto('/digital-marketting/voice-call')
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Compare call types' }).click()
  await expect(page.locator('#call-types')).toBeInViewport()
})
