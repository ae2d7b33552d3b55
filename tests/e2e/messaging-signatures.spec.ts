import type { Page } from '@playwright/test'

import { expect, test } from './test'

const open = (page: Page, slug: string) => page.goto(`/digital-marketting/${slug}`)

test('the keyboard steps through the call menu, which highlights the path', async ({ page }) => {
  await open(page, 'ivr-tollfree')
  const tree = page.getByRole('navigation', { name: 'Steps of the call' })
  const colour = (name: string) =>
    tree.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).backgroundColor)
  const phone = page.locator('#try section:visible')
  await expect(phone).toHaveCount(1)
  await expect(phone.getByRole('link')).toHaveText([/^1 English/, /^2 हिन्दी/])
  const plain = await colour('हिन्दी')
  expect(await colour('Welcome')).not.toBe(plain)

  await phone.getByRole('link', { name: 'हिन्दी' }).focus()
  await page.keyboard.press('Enter')
  await expect(phone.locator('p [lang="hi"]').first()).toContainText('2 दबाएँ')
  expect(await colour('हिन्दी')).toBe(await colour('Welcome'))
  expect(await colour('English')).toBe(plain)

  await page.keyboard.press('Tab')
  await expect(phone.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(phone.getByRole('link')).toHaveText([/One step back/])
  expect(await colour('ख़रीदारी')).toBe(await colour('Welcome'))
  expect(await colour('हिन्दी')).toBe(await colour('Welcome'))
  await phone.getByRole('link', { name: 'One step back' }).click()
  await expect(phone.getByRole('link')).toHaveCount(4)
  expect(await colour('ख़रीदारी')).toBe(plain)
})

test('the keypad does not move when a key is pressed', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await open(page, 'ivr-tollfree')
    const phone = page.locator('#try section:visible')
    await phone.getByRole('link', { name: 'English' }).click()
    await expect(phone.getByRole('link')).toHaveCount(4)
    const first = await phone.boundingBox()
    expect(first?.y).toBeGreaterThan(60)
    await phone.getByRole('link', { name: 'Sales' }).click()
    await expect(phone.getByRole('link')).toHaveCount(1)
    expect(await phone.boundingBox()).toEqual(first)
  }
})

test('each filter of the delivery report shows the failures with that remedy', async ({ page }) => {
  await open(page, 'bulk-sms')
  const report = page.locator('#report')
  const rows = report.locator('summary:visible')
  await expect(rows).toHaveCount(6)
  await report.getByRole('radio', { name: /All failures/ }).focus()
  for (const name of [/Send again/, /Fix the list/, /Fix on DLT/]) {
    await page.keyboard.press('ArrowRight')
    const filter = report.getByRole('radio', { name })
    await expect(filter).toBeChecked()
    await expect(rows).toHaveCount(2)
    const label = await filter.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent)
    const counts = await rows.evaluateAll((all) =>
      all.map((row) => Number.parseInt(row.textContent ?? '', 10)),
    )
    expect(label).toContain(String(counts.reduce((sum, count) => sum + count)))
  }
  await rows.first().focus()
  await page.keyboard.press('Enter')
  await expect(report.getByRole('link', { name: 'Check a template' })).toBeVisible()
  await rows.last().click()
  await expect(report.getByRole('link', { name: 'Check a template' })).toBeHidden()
})

test('a report filter keeps the colour of its bars and fades the others', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await open(page, 'bulk-sms')
    const report = page.locator('#report')
    for (const fix of ['retry', 'list', 'dlt']) {
      const filter = report.locator(`label:has([value=${fix}])`)
      await filter.locator('input').check()
      const bar = report.locator(`rect[data-fix=${fix}]`).first()
      const colour = await bar.evaluate((rect) => getComputedStyle(rect).fill)
      await expect(filter.locator('i')).toHaveCSS('background-color', colour)
      await expect(bar).toHaveCSS('opacity', '1')
      const others = report.locator(`rect[data-fix]:not([data-fix=${fix}])`)
      for (const other of await others.all()) await expect(other).toHaveCSS('opacity', '0.25')
    }
  }
})

test('the arrow keys move through the moments of the call', async ({ page }) => {
  await open(page, 'voice-call')
  const call = page.locator('#one-call')
  const event = call.locator('.font-mono:visible')
  await expect(event).toHaveText(/^message played/)
  await call.getByRole('radio', { name: /Message/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(event).toHaveText(/^key 1/)
  await page.keyboard.press('ArrowRight')
  await expect(event).toHaveText(/^completed/)
  await expect(call.locator('[lang="hi"]:visible')).toHaveCount(1)
  await call.locator('label', { hasText: 'Ringing' }).click()
  await expect(event).toHaveText(/^ringing/)
})

test('each moment of the call is 40 px on a phone and has a description', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, 'voice-call')
  const call = page.locator('#one-call')
  const moments = call.getByRole('radio')
  await expect(moments).toHaveCount(6)
  for (const moment of await moments.all()) {
    const box = await moment.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40)
    await moment.check()
    await expect(moment).toHaveAccessibleDescription(/Posted to your server/)
  }
})

test('links lead to each step of the sale, and arrow keys scroll the steps', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await open(page, 'whatsapp-marketing')
    const sale = page.locator('#one-sale')
    for (const name of ['Next offer', 'Question', 'Delivery']) {
      const link = sale.getByRole('link', { name })
      await link.click()
      await expect(link).toHaveCSS('color', 'rgb(255, 255, 255)')
      const step = sale.locator('li:target')
      await expect(step).toContainText(name)
      await expect(step.getByText(/window (open|closed)/)).toBeInViewport({ ratio: 0.99 })
      const box = await step.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  const track = page.getByRole('list', { name: 'Example of a sale on WhatsApp' })
  const before = await track.evaluate((list) => list.scrollLeft)
  await track.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => track.evaluate((list) => list.scrollLeft)).toBeGreaterThan(before)
})
