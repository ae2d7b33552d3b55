import type { Page } from '@playwright/test'

import { expect, test } from '../test'

// Remix reports code that it cannot load.
test.use({ breaksAnswers: true })

interface Line {
  what: string
  cut: (page: Page) => Promise<unknown>
  mend: (page: Page) => Promise<unknown>
}

const LINES: Line[] = [
  {
    what: 'a connection',
    cut: (page) => page.context().setOffline(true),
    mend: (page) => page.context().setOffline(false),
  },
  {
    what: 'an answer',
    cut: (page) => page.route('**/*', (route) => route.abort()),
    mend: (page) => page.unroute('**/*'),
  },
]

/** @param press without a connection */
async function expectKept(page: Page, press: () => Promise<void>, [line] = LINES) {
  const dialog = page.getByRole('dialog', { name: 'The connection was lost' })
  await line?.cut(page)
  await press()
  await expect(dialog).toContainText('This page stays open, with what you typed', {
    timeout: 15_000,
  })
  await line?.mend(page)
  await dialog.getByRole('button', { name: 'Go back' }).click()
  await expect(dialog).toBeHidden()
}

for (const line of LINES)
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
    test(`the link "${name}" of ${path} leads nowhere without ${line.what}, and what was typed stays`, async ({
      page,
    }) => {
      await page.goto(path)
      const title = await page.title()
      const field = page.getByLabel(label).first()
      await field.fill('asha@example.in')
      const link = page.getByRole('link', { name }).filter({ visible: true }).first()
      await expectKept(page, () => link.click(), [line])
      await expect(link).toBeFocused()
      await expect(page).toHaveURL(path)
      await expect(page).toHaveTitle(title)
      await expect(field).toHaveValue('asha@example.in')
      if (!to) return
      await link.click()
      await expect(page).toHaveURL(to)
    })

for (const line of LINES)
  test(`a step through the history without ${line.what} keeps what was typed`, async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).first().click()
    await expect(page).toHaveURL('/about')
    await page.goBack()
    await expect(page).toHaveURL('/contact')
    const name = page.getByLabel('Name')
    await name.fill('Asha Verma')
    await expectKept(page, () => page.evaluate(() => history.forward()), [line])
    await expect(page).toHaveURL('/contact')
    await expect(name).toHaveValue('Asha Verma')
    await page.evaluate(() => history.forward())
    await expect(page).toHaveURL('/about')
  })

for (const [what, cut] of [
  ['a connection', LINES[0]?.cut],
  ['an answer', LINES[1]?.cut],
  ['the code of this version', forgetCode],
] as const)
  test(`a link that is only pointed at without ${what} keeps the page`, async ({ page }) => {
    await page.goto('/contact')
    const message = page.getByLabel('Message')
    await message.fill('Two cables, please')
    await cut?.(page)
    const asked = page.waitForRequest(/\/assets\/manifest-/)
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).first().hover()
    await (await asked).response().catch(() => undefined)
    await page.getByRole('link', { name: 'Careers', exact: true }).first().focus()
    await page.waitForRequest(/\/assets\/manifest-/)
    await expect(message).toHaveValue('Two cables, please')
    await expect(page).toHaveURL('/contact')
  })

/** As after an update of the site. */
async function forgetCode(page: Page) {
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
}

test('a link leads to its page after the site was updated', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Message').fill('Two cables, please')
  await forgetCode(page)
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(page).toHaveURL('/about')
})

for (const line of LINES)
  test(`a dialog whose code does not come without ${line.what} leaves what was typed`, async ({
    page,
  }) => {
    await page.goto('/contact')
    const message = page.getByLabel('Message')
    await message.fill('Two cables, please')
    const link = page.locator('a[data-opens]').filter({ visible: true }).first()
    await expectKept(page, () => link.click(), [line])
    await expect(message).toHaveValue('Two cables, please')
    await link.click()
    await expect(page.getByRole('dialog').getByLabel('Name').first()).toBeVisible()
  })

test('a link waits ten seconds for a line that says nothing', async ({ page }) => {
  await page.goto('/contact')
  const silent: Line = {
    what: 'a word',
    cut: (page) => page.route('**/*', () => undefined),
    mend: (page) => page.unroute('**/*'),
  }
  const link = page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).first()
  await page.getByLabel('Message').fill('Two cables, please')
  await expectKept(page, () => link.click(), [silent])
  await expect(page.getByLabel('Message')).toHaveValue('Two cables, please')
})

test('a part of the page needs no connection', async ({ page }) => {
  await page.goto('/digital-marketting/voice-call')
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Compare call types' }).click()
  await expect(page.locator('#call-types')).toBeInViewport()
})
