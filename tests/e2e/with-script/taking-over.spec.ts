import { test as base, expect, type Page } from '@playwright/test'

import { visitor } from '../people'
import { test } from '../test'

/** Scripts that take their time to come, as over a slow line. */
async function slowScripts(page: Page) {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue().catch(() => undefined)
  })
}
const untilAwake = (page: Page) => page.locator('html[data-awake]').waitFor()

base('what was typed into a text the server wrote stays as the scripts come', async ({ page }) => {
  await slowScripts(page)
  await page.goto('/enquiry?desc=Hello%20there')
  const text = page.getByLabel('Description *')
  await text.focus()
  await text.press('Home')
  await page.keyboard.type('EDIT ')
  await untilAwake(page)
  await expect(text).toHaveValue('EDIT Hello there')
  await expect(text).toBeFocused()
  await page.keyboard.type('and ')
  await expect(text).toHaveValue('EDIT and Hello there')
})

base(
  'whoever mends a refused form is not taken out of the field as the scripts come',
  async ({ page }) => {
    await page.goto('/enquiry')
    await slowScripts(page)
    await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit())
    await page.waitForURL(/\/enquiry$/)
    await page.getByRole('alert').waitFor()
    const text = page.getByLabel('Description *')
    await text.focus()
    await untilAwake(page)
    await page.waitForTimeout(300)
    await expect(text).toBeFocused()
  },
)

base('back after a reload shows the page of the address', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  await page.goto('/contact')
  await page.mouse.move(200, 200)
  await untilAwake(page)
  await page.getByRole('navigation').getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveURL(/\/about$/)
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page).toHaveTitle(/Contact/)
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await untilAwake(page)
  await expect(page.getByRole('main').getByLabel('Message')).toBeVisible()
  expect(faults).toEqual([])
})

test('what was chosen is there again for whoever comes back, and what a tool made of it', async ({
  page,
}) => {
  await page.goto('/enquiry')
  await page.getByLabel('Country of the phone number').selectOption('+971')
  await page.getByLabel('Call me back').selectOption('Morning')
  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(page).toHaveURL(/\/about$/)
  await page.goBack()
  await expect(page.getByLabel('Country of the phone number')).toHaveValue('+971')
  await expect(page.getByLabel('Call me back')).toHaveValue('Morning')

  await page.goto('/digital-marketting/bulk-sms/calculator')
  const text = page.getByLabel('Text of the message')
  await text.fill('a'.repeat(161))
  await page.getByLabel('Service / Transactional').check()
  const count = page.getByRole('region', { name: 'Result' }).getByText('2 parts')
  await expect(count.first()).toBeVisible()
  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(page).toHaveURL(/\/about$/)
  await page.goBack()
  await expect(text).toHaveValue('a'.repeat(161))
  await expect(page.getByLabel('Service / Transactional')).toBeChecked()
  await expect(count.first()).toBeVisible()
})

test('a link in the dialog leads to a page that can be used, and the text stays', async ({
  page,
}) => {
  await page.goto('/about')
  await page.locator('a[data-opens]').first().click()
  const dialog = page.getByRole('dialog')
  const { name } = visitor()
  await dialog.getByLabel('Name *').fill(name)
  await dialog.getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page).toHaveURL(/\/privacy-policy$/)
  await expect(dialog).toBeHidden()
  await page.locator('a[data-opens]').first().click()
  await expect(dialog.getByLabel('Name *')).toHaveValue(name)
})

base('nothing moves as the scripts come to a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/contact')
  const form = page.getByRole('main').getByLabel('Message')
  await page.evaluate(() => document.fonts.ready)
  const place = () => form.evaluate((field) => field.getBoundingClientRect().top + scrollY)
  await page.evaluate(() => {
    document.documentElement.dataset.drawn = ''
    for (const part of document.querySelectorAll<HTMLElement>(':is(main > *, .band, .ill)'))
      part.dataset.drawn = ''
  })
  const before = await place()
  await page.mouse.move(200, 200)
  await page.mouse.move(210, 200)
  await untilAwake(page)
  await expect(page.getByRole('button', { name: 'Load the map' })).toBeVisible()
  expect(await place()).toBe(before)
})
