import type { Page } from '@playwright/test'

import { expect, test } from '../test'

// Remix reports code that it cannot load in the console.
test.use({ fakesResponses: true })

interface Failure {
  what: string
  cut: (page: Page) => Promise<unknown>
  repair: (page: Page) => Promise<unknown>
}

const FAILURES: Failure[] = [
  {
    what: 'a connection',
    cut: (page) => page.context().setOffline(true),
    repair: (page) => page.context().setOffline(false),
  },
  {
    what: 'a response',
    cut: (page) => page.route('**/*', (route) => route.abort()),
    repair: (page) => page.unroute('**/*'),
  },
]

async function expectKept(page: Page, click: () => Promise<void>, failure: Failure) {
  const dialog = page.getByRole('dialog', { name: 'The connection was lost' })
  await failure.cut(page)
  await click()
  await expect(dialog).toContainText('This page stays open, with what you typed', {
    timeout: 15_000,
  })
  await failure.repair(page)
  await dialog.getByRole('button', { name: 'Go back' }).click()
  await expect(dialog).toBeHidden()
}

for (const failure of FAILURES)
  for (const [path, label, name, to] of [
    ['/contact', 'Message', 'Enquiry', undefined],
    ['/contact', 'Message', 'Community page', undefined],
    ['/contact', 'Message', 'About', '/about'],
    ['/contact', 'Message', 'Refund policy', '/refund-policy'],
    ['/enquiry', 'Name', 'Careers', '/careers'],
    ['/login', 'Email', 'Sign up', '/signup'],
    // The logo, which comes first.
    ['/login', 'Email', /^(?!Skip)/, '/'],
    ['/signup', 'Name', 'Log in', '/login'],
  ] as const)
    test(`the link to ${to ?? name} of ${path} without ${failure.what} keeps the page and what was typed`, async ({
      page,
    }) => {
      await page.goto(path)
      const title = await page.title()
      const field = page.getByLabel(label).first()
      await field.fill('asha@example.in')
      const link = page.getByRole('link', { name }).filter({ visible: true }).first()
      await expectKept(page, () => link.click(), failure)
      await expect(link).toBeFocused()
      await expect(page).toHaveURL(path)
      await expect(page).toHaveTitle(title)
      await expect(field).toHaveValue('asha@example.in')
      if (!to) return
      await link.click()
      await expect(page).toHaveURL(to)
    })

for (const failure of FAILURES)
  test(`a step in the history without ${failure.what} keeps what was typed`, async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).first().click()
    // The URL changes before the page.
    await expect(page).toHaveTitle(/About/)
    await page.goBack()
    await expect(page).toHaveURL('/contact')
    const name = page.getByLabel('Name')
    await name.fill('Asha Verma')
    await expectKept(page, () => page.evaluate(() => history.forward()), failure)
    await expect(page).toHaveURL('/contact')
    await expect(name).toHaveValue('Asha Verma')
    await page.evaluate(() => history.forward())
    await expect(page).toHaveURL('/about')
  })

for (const [what, cut] of [
  ['a connection', FAILURES[0]?.cut],
  ['a response', FAILURES[1]?.cut],
  ['the code of this version', removeCode],
] as const)
  test(`hovering a link without ${what} keeps the page`, async ({ page }) => {
    await page.goto('/contact')
    const message = page.getByLabel('Message')
    await message.fill('Two cables, please')
    await cut?.(page)
    const check = () => page.waitForRequest(/\/assets\/manifest-/)
    const first = check()
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).first().hover()
    await (await first).response().catch(() => undefined)
    const second = check()
    await page.getByRole('link', { name: 'Careers', exact: true }).first().focus()
    await second
    await expect(message).toHaveValue('Two cables, please')
    await expect(page).toHaveURL('/contact')
  })

/** As after an update of the site, when the old files are gone. */
async function removeCode(page: Page) {
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
}

test('a link opens its page after the site was updated', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Message').fill('Two cables, please')
  await removeCode(page)
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(page).toHaveURL('/about')
})

for (const failure of FAILURES)
  test(`a dialog without ${failure.what} for its code keeps what was typed`, async ({ page }) => {
    await page.goto('/contact')
    const message = page.getByLabel('Message')
    await message.fill('Two cables, please')
    const link = page.locator('a[data-opens]').filter({ visible: true }).first()
    await expectKept(page, () => link.click(), failure)
    await expect(message).toHaveValue('Two cables, please')
    await link.click()
    await expect(page.getByRole('dialog').getByLabel('Name').first()).toBeVisible()
  })

test('a link without any response shows an error message after ten seconds', async ({ page }) => {
  await page.goto('/contact')
  const silent: Failure = {
    what: 'any response',
    cut: (page) => page.route('**/*', () => undefined),
    repair: (page) => page.unroute('**/*'),
  }
  const link = page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).first()
  await page.getByLabel('Message').fill('Two cables, please')
  await expectKept(page, () => link.click(), silent)
  await expect(page.getByLabel('Message')).toHaveValue('Two cables, please')
})

test('a link to a fragment works without a connection', async ({ page }) => {
  await page.goto('/digital-marketting/voice-call')
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Compare call types' }).click()
  await expect(page.locator('#call-types')).toBeInViewport()
})
