import { test as base, expect, type Page } from '@playwright/test'

import { openDialog } from '../open-dialog'
import { visitor } from '../people'
import { slowScripts } from '../slow-scripts'
import { test } from '../test'

const untilHydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor()

base('text typed into a prefilled field stays after hydration', async ({ page }) => {
  await slowScripts(page, 800)
  await page.goto('/enquiry?desc=Hello%20there')
  const text = page.getByLabel('Description *')
  await text.focus()
  await text.press('Home')
  await page.keyboard.type('EDIT ')
  await untilHydrated(page)
  await expect(text).toHaveValue('EDIT Hello there')
  await expect(text).toBeFocused()
  await page.keyboard.type('and ')
  await expect(text).toHaveValue('EDIT and Hello there')
})

base('hydration does not move the focus away from a field of a refused form', async ({ page }) => {
  await page.goto('/enquiry')
  await slowScripts(page, 800)
  await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit())
  await page.waitForURL(/\/enquiry$/)
  await page.getByRole('alert').waitFor()
  const text = page.getByLabel('Description *')
  await text.focus()
  await untilHydrated(page)
  await page.waitForTimeout(300)
  await expect(text).toBeFocused()
})

base('Back after a reload shows the page of the URL', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.goto('/contact')
  await page.mouse.move(200, 200)
  await untilHydrated(page)
  await page.getByRole('navigation').getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveURL(/\/about$/)
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page).toHaveTitle(/Contact/)
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await untilHydrated(page)
  await expect(page.getByRole('main').getByLabel('Message')).toBeVisible()
  expect(errors).toEqual([])
})

test('a link in the dialog opens its page; the dialog keeps its text', async ({ page }) => {
  await page.goto('/about')
  const dialog = await openDialog(page)
  const { name } = visitor()
  await dialog.getByLabel('Name *').fill(name)
  await dialog.getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page).toHaveURL(/\/privacy-policy$/)
  await expect(dialog).toBeHidden()
  await page.locator('a[data-opens]').first().click()
  await expect(dialog.getByLabel('Name *')).toHaveValue(name)
})

base('hydration does not move the form on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/contact')
  const form = page.getByRole('main').getByLabel('Message')
  await page.evaluate(() => document.fonts.ready)
  const top = () => form.evaluate((field) => field.getBoundingClientRect().top + scrollY)
  const before = await top()
  await page.mouse.move(200, 200)
  await page.mouse.move(210, 200)
  await untilHydrated(page)
  await expect(page.getByRole('button', { name: 'Load the map' })).toBeVisible()
  expect(await top()).toBe(before)
})

base('events during hydration cause no error', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  for (const path of ['/', '/contact', '/digital-marketting/bulk-sms']) {
    await page.goto(path)
    await page.evaluate(() => {
      const channel = new MessageChannel()
      const button = document.querySelector('button, summary, label') ?? document.body
      let isHydrated = false
      addEventListener('hydrated', () => {
        isHydrated = true
      })
      channel.port1.onmessage = () => {
        button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
        button.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'Shift' }))
        if (!isHydrated) channel.port2.postMessage('')
      }
      channel.port2.postMessage('')
    })
    await untilHydrated(page)
  }
  expect(errors).toEqual([])
})
