import { test as base, type Page } from '@playwright/test'

import content from '#app/content/menu'
import { LIGHT_PAGE } from '../site-map'
import { slowScripts } from '../slow-scripts'
import { expect, test } from '../test'

const panels = (page: Page) => page.getByRole('navigation', { name: 'Main' }).locator('details')
const openPanel = (page: Page) => page.locator('details[name="nav"][open]')

/** Hovers a summary until its panel opens. */
async function openByPointer(page: Page, position: number) {
  const panel = panels(page).nth(position)
  await panel.locator('summary').hover()
  await expect(panel).toHaveAttribute('open', '')
  return panel
}

async function openByKeyboard(page: Page, position: number) {
  const panel = panels(page).nth(position)
  await panel.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(panel).toHaveAttribute('open', '')
  return panel
}

test('a panel opens under a resting pointer and closes when it leaves', async ({ page }) => {
  await page.goto(LIGHT_PAGE)
  await openByPointer(page, 0)
  await panels(page).nth(1).locator('summary').hover()
  await expect(panels(page).nth(1)).toHaveAttribute('open', '')
  await expect(openPanel(page)).toHaveCount(1)
  await panels(page).nth(1).getByRole('link').first().hover()
  await expect(panels(page).nth(1)).toHaveAttribute('open', '')
  await page.mouse.move(640, 700)
  await expect(openPanel(page)).toHaveCount(0)
})

test('a click on a panel that the pointer has opened keeps it open', async ({ page }) => {
  await page.goto(LIGHT_PAGE)
  const panel = await openByPointer(page, 2)
  await panel.locator('summary').click()
  await expect(panel).toHaveAttribute('open', '')
})

test('a second click on the label of a panel opens its page', async ({ page }) => {
  await page.goto(LIGHT_PAGE)
  const panel = await openByPointer(page, 1)
  await panel.locator('summary').click()
  await expect(panel).toHaveAttribute('open', '')
  await panel.locator('summary').click()
  await expect(page).toHaveURL('/digital-marketting')
  await expect(openPanel(page)).toHaveCount(0)
})

test('Escape closes a panel that only the pointer has opened', async ({ page }) => {
  await page.goto(LIGHT_PAGE)
  await openByPointer(page, 1)
  await page.keyboard.press('Escape')
  await expect(openPanel(page)).toHaveCount(0)
})

test('Escape inside a panel closes it and returns the focus', async ({ page }) => {
  await page.goto(LIGHT_PAGE)
  const panel = await openByKeyboard(page, 1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('link').nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(openPanel(page)).toHaveCount(0)
  await expect(panel.locator('summary')).toBeFocused()
})

test('a panel closes when the focus leaves it', async ({ page }) => {
  await page.goto(LIGHT_PAGE)
  const panel = await openByKeyboard(page, 0)
  await panel.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(panels(page).nth(1).locator('summary')).toBeFocused()
  await expect(openPanel(page)).toHaveCount(0)
})

test('a passing pointer does not close the panel that has the focus', async ({ page }) => {
  await page.goto(LIGHT_PAGE)
  const panel = await openByKeyboard(page, 0)
  await page.keyboard.press('Tab')
  await panel.locator('summary').hover()
  await page.mouse.move(1270, 715)
  await page.waitForTimeout(600)
  await expect(panel.getByRole('link').first()).toBeFocused()
  await expect(panel).toHaveAttribute('open', '')
})

test('a click elsewhere closes a panel', async ({ page }) => {
  await page.goto(LIGHT_PAGE)
  await openByKeyboard(page, 2)
  await page.mouse.click(640, 700)
  await expect(openPanel(page)).toHaveCount(0)
})

for (const [position, group] of content.groups.entries()) {
  test(`under ${group.label} each item shows its own checklist, by pointer and by keyboard`, async ({
    page,
  }) => {
    await page.goto(LIGHT_PAGE)
    const panel = await openByPointer(page, position)
    const lines = panel.locator('.mega-covers li').filter({ visible: true })
    const items = panel.locator('.mega-subs')
    for (const item of group.items) {
      await items.getByRole('link', { name: item.label }).hover()
      await expect(lines).toHaveText([...item.covers])
    }
    await page.mouse.move(640, 700)
    await expect(openPanel(page)).toHaveCount(0)
    await openByKeyboard(page, position)
    for (const item of group.items) {
      await page.keyboard.press('Tab')
      await expect(items.getByRole('link', { name: item.label })).toBeFocused()
      await expect(lines).toHaveText([...item.covers])
    }
  })
}

test('the checklist of an item stays while the pointer moves to it, and only one is shown', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(LIGHT_PAGE)
  const summary = page.locator('details[data-hover] > summary').first()
  await summary.hover()
  const panel = openPanel(page)
  const lists = panel.locator('.mega-covers > div').filter({ visible: true })
  const items = panel.locator('.mega-subs a')
  const third = await items.nth(2).locator('b').textContent()
  await items.nth(2).hover()
  await expect(lists).toHaveCount(1)
  await expect(lists).toContainText(`${third} covers`)
  await lists.hover()
  await page.waitForTimeout(300)
  await expect(lists).toContainText(`${third} covers`)
  await items.first().focus()
  await items.nth(1).hover()
  await expect(lists).toHaveCount(1)
})

base('a menu opened before hydration stays open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await slowScripts(page, 800)
  await page.goto(LIGHT_PAGE)
  await page.getByRole('banner').locator('summary[aria-label="Menu"]').click()
  await expect(openPanel(page)).toHaveCount(1)
  await page.locator('html[data-hydrated]').waitFor()
  await expect(openPanel(page)).toHaveCount(1)
  await page
    .getByRole('navigation', { name: 'All pages' })
    .getByRole('link', { name: 'About' })
    .click()
  await expect(page).toHaveURL('/about')
  await expect(openPanel(page)).toHaveCount(0)
})
