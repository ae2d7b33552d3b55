import type { Locator, Page } from '@playwright/test'

import { expect, test } from './test'

const open = async (page: Page, slug: string, anchor: string) => {
  await page.goto(`/digital-marketting/${slug}`)
  const section = page.locator(`#${anchor}`)
  await section.scrollIntoViewIfNeeded()
  return section
}

test('each filter turned on with the space bar shrinks the audience and adds a line to the ad', async ({
  page,
}) => {
  const section = await open(page, 'facebook-ads', 'audience')
  const people = () =>
    section
      .locator('i')
      .evaluateAll(
        (all) => all.filter((one) => getComputedStyle(one).counterIncrement !== 'none').length,
      )
  const filters = section.getByRole('checkbox')
  const lines = section.getByRole('figure').getByRole('listitem').filter({ visible: true })
  const before = await people()
  await expect(lines).toHaveCount(2)
  for (const position of [1, 3]) {
    await filters.nth(position).focus()
    await page.keyboard.press('Space')
  }
  await expect(lines).toHaveCount(4)
  expect(await people()).toBeLessThan(before)
  await expect(section.getByText('Too narrow')).toBeVisible()
  for (const filter of await filters.all()) await filter.uncheck()
  expect(await people()).toBe(100)
  await expect(lines).toHaveCount(0)
  await expect(section.getByText('Too narrow')).toBeHidden()
})

test('the arrow key to "skips" leaves the frames before the fifth second', async ({ page }) => {
  const section = await open(page, 'youtube', 'storyboard')
  const titles = section.getByRole('heading', { level: 3 }).filter({ visible: true })
  await expect(titles).toHaveCount(4)
  await expect(section.getByText('Not seen').filter({ visible: true })).toHaveCount(0)
  await section.getByLabel('Watches to the end').focus()
  await page.keyboard.press('ArrowRight')
  await expect(titles).toHaveText(['Show the problem', 'Say the name'])
  await expect(section.getByText('Not seen').filter({ visible: true })).toHaveCount(2)
})

test('the space bar hides the controls of the app in all three crops', async ({ page }) => {
  const section = await open(page, 'instagram', 'cuts')
  const covers = section.locator('li svg > g:last-child').filter({ visible: true })
  await expect(covers).toHaveCount(3)
  await section.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await expect(covers).toHaveCount(0)
})

test('form and lead record change with the chosen job and company size', async ({ page }) => {
  const section = await open(page, 'linkedin', 'lead-path')
  const record = section.locator('li').last().locator('dd')
  const first = await record.allInnerTexts()
  expect(first.every((text) => text !== '')).toBe(true)
  await section.getByLabel('Plant head').focus()
  await page.keyboard.press('ArrowDown')
  await section.getByLabel('51–200 employees').focus()
  await page.keyboard.press('ArrowDown')
  await expect(section.getByLabel('Finance head')).toBeChecked()
  const second = await record.allInnerTexts()
  for (const [position, text] of second.entries()) expect(text).not.toBe(first[position])
  await expect(section.locator('li').nth(1)).toContainText(second[0] ?? '')
})

test('the complaint hides two entries from the customer, and three with the SMS from a follower', async ({
  page,
}) => {
  const section = await open(page, 'twitter', 'complaint')
  const folded = section.getByText('Not visible here').filter({ visible: true })
  const sms = section.getByText(/^SMS from/)
  await expect(folded).toHaveCount(0)
  await section.getByLabel(/^Your team/).focus()
  await page.keyboard.press('ArrowDown')
  await expect(folded).toHaveCount(2)
  await expect(sms).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(folded).toHaveCount(3)
  await expect(sms).toBeHidden()
})

test('the auction has two sliders with JavaScript, three worked cases without', async ({
  page,
  javaScriptEnabled,
}) => {
  const section = await open(page, 'google-ads', 'auction')
  const cases = section.getByRole('heading', { level: 3 })
  const sliders = section.getByRole('slider')
  if (javaScriptEnabled) {
    await expect(cases).toHaveCount(0)
    await expect(sliders).toHaveCount(2)
  } else {
    await expect(cases).toHaveCount(3)
    await expect(sliders).toHaveCount(0)
    await expect(
      section.getByText('Your ad', { exact: true }).filter({ visible: true }),
    ).toHaveCount(3)
  }
})

test('choices of the signature sections show an outline under the pointer and move while pressed', async ({
  page,
}) => {
  const demos = {
    'ivr-tollfree': 'main nav a.chip',
    'facebook-ads': '#audience label',
    instagram: '#cuts label',
    twitter: 'fieldset label',
    linkedin: '#lead-path label',
    youtube: '#storyboard label',
    'bulk-sms': 'main fieldset label',
    'voice-call': 'main fieldset label',
    'whatsapp-marketing': 'main .chip',
  }
  const styleOf = (choice: Locator) =>
    choice.evaluate((one) => {
      const { outlineWidth, outlineStyle, transform } = getComputedStyle(one)
      return { edge: `${outlineStyle} ${outlineWidth}`, transform }
    })
  for (const [slug, selector] of Object.entries(demos)) {
    await page.goto(`/digital-marketting/${slug}`)
    const choice = page.locator(selector).last()
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors })
      await page.mouse.move(0, 0)
      const atRest = await styleOf(choice)
      await choice.hover()
      const hovered = await styleOf(choice)
      expect.soft(hovered.edge, slug).toBe('solid 2px')
      expect.soft(hovered.edge, slug).not.toBe(atRest.edge)
      await page.mouse.down()
      const pressed = { edge: 'solid 2px', transform: 'matrix(1, 0, 0, 1, 0, 1)' }
      expect.soft(await styleOf(choice), `${slug}, pressed`).toEqual(pressed)
      await page.mouse.up()
    }
  }
})

test('the contact bar of a phone hides for a focused text field, not for a radio button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/digital-marketting/twitter')
  const bar = page.getByRole('navigation', { name: 'Contact' })
  await page.getByLabel('A follower: posts only').check()
  await expect(page.getByLabel('A follower: posts only')).toBeFocused()
  await expect(bar).toBeVisible()
  await page.goto('/digital-marketting/bulk-sms')
  await page.locator('#tool-start').focus()
  await expect(bar).toBeHidden()
})

test('a line separates two sections of a service with the same background', async ({ page }) => {
  for (const slug of ['facebook-ads', 'instagram', 'twitter', 'linkedin']) {
    await page.goto(`/digital-marketting/${slug}`)
    const unseparated = await page
      .locator('main > section:not(.hero) + section')
      .evaluateAll((sections) =>
        sections.flatMap((section) => {
          const before = section.previousElementSibling ?? section
          const [own, other] = [section, before].map((one) => getComputedStyle(one))
          const isRuled = own?.borderTopWidth === '1px' || other?.borderBottomWidth === '1px'
          const isSame = own?.backgroundColor === other?.backgroundColor
          return isSame && !isRuled ? [section.querySelector('h2')?.textContent] : []
        }),
      )
    expect.soft(unseparated, slug).toEqual([])
  }
})
