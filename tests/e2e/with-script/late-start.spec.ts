import { test as base, expect } from '@playwright/test'

import { visitor } from '../people'
import { test } from '../test'

base('a form sent before the scripts arrive works as without them', async ({ page }) => {
  const asha = visitor()
  // Scripts that take their time: the page is on its own until then.
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4000))
    await route.continue().catch(() => undefined)
  })
  await page.goto('/enquiry')
  await page.getByLabel('Name *').fill(asha.name)
  await page.getByLabel('Email *').fill(asha.email)
  await page.getByLabel('Description *').fill(asha.desc)
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByText('Enquiry submitted successfully!')).toBeVisible()
})

test('a form refused by a whole page still says so once its scripts are there', async ({
  page,
}) => {
  await page.goto('/enquiry')
  await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit())
  await expect(page).toHaveTitle(/^Error: Send an enquiry – /)
  await page.locator('html[data-awake]').waitFor()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page).toHaveTitle(/^Error: Send an enquiry – /)
})

base('what was typed before the scripts arrive is still there when they have', async ({ page }) => {
  const asha = visitor()
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
  await page.goto('/enquiry')
  await page.getByLabel('Name *').fill(asha.name)
  await page.getByLabel('Country of the phone number').selectOption('+971')
  await page.locator('html[data-awake]').waitFor()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(page.getByLabel('Name *')).toHaveValue(asha.name)
  await expect(page.getByLabel('Country of the phone number')).toHaveValue('+971')
  await page.getByLabel('Email *').fill(asha.email)
  await page.getByLabel('Description *').fill(asha.desc)
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByText('Enquiry submitted successfully!')).toBeVisible()
})

test('no script of ours is fetched before the page has loaded', async ({ page }) => {
  const early: string[] = []
  let isLoaded = false
  page.on('load', () => {
    isLoaded = true
  })
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !isLoaded) early.push(request.url())
  })
  await page.goto('/')
  expect(early).toEqual([])
})

const awake = 'html[data-awake]'

base(
  'scripts wait for the first move, what is out of sight only for a first look',
  async ({ page }) => {
    await page.goto('/cloud-services')
    await page.locator('html[data-drawn]').waitFor()
    const undrawn = page.locator('.ill:not([data-drawn])')
    await expect(undrawn).toHaveCount(0)
    await page.waitForTimeout(500)
    await expect(page.locator(awake)).toHaveCount(0)
    await page.mouse.wheel(0, 300)
    await page.locator(awake).waitFor()
  },
)

base('scripts begin where a pointer moves, not where one only rests', async ({ page }) => {
  await page.mouse.move(300, 300)
  await page.goto('/cloud-services')
  await page.waitForTimeout(500)
  await expect(page.locator(awake)).toHaveCount(0)
  // A whole browser tells the first move of a page as one of nothing.
  await page.mouse.move(320, 310)
  await page.mouse.move(330, 315)
  await page.locator(awake).waitFor()
})

base('what lies far below is there for a picture of the whole page', async ({ page }) => {
  await page.goto('/cloud-services')
  await page.locator('html[data-drawn]').waitFor()
  const copyright = page.getByRole('contentinfo').getByText('All Rights Reserved')
  const isDrawn = () =>
    copyright.evaluate((line) => line.checkVisibility({ contentVisibilityAuto: true }))
  await expect.poll(isDrawn).toBe(true)
})

const isUndrawn = (section: Element) =>
  !section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })

base(
  'a phone lays out what is far below only after a first look, or as it comes near',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const last = page.locator('main > :last-child')
    expect(await last.evaluate(isUndrawn)).toBe(true)
    await page.mouse.wheel(0, 100)
    await page.locator('html[data-drawn]').waitFor()
    expect(await last.evaluate(isUndrawn)).toBe(false)
  },
)

base('before its first frame a phone lays out the first section alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    // A busy machine may draw before the page has come so far: here the first frame waits for it.
    const { requestAnimationFrame } = window
    window.requestAnimationFrame = (draw) => {
      window.requestAnimationFrame = requestAnimationFrame
      document.addEventListener('DOMContentLoaded', () => {
        const second = document.querySelector('main > :nth-child(2)')
        if (second) document.body.dataset.first = getComputedStyle(second).display
        requestAnimationFrame(draw)
      })
      return 0
    }
  })
  await page.goto('/')
  await expect(page.locator('body[data-first="none"]')).toHaveCount(1)
  const second = page.locator('main > :nth-child(2)')
  await expect.poll(() => second.evaluate(isUndrawn)).toBe(false)
  await expect(page.locator('html[data-arriving]')).toHaveCount(0)
})

base('a page that a phone loads again has its whole height at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const last = page.locator('main > :last-child')
  expect(await last.evaluate(isUndrawn)).toBe(true)
  await page.reload()
  expect(await last.evaluate(isUndrawn)).toBe(false)
})

base('the first click on an enquiry link opens the dialog all the same', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('banner').getByRole('link', { name: 'Enquiry' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL('/about')
})

base('a held click goes to its page where the scripts never come', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/about')
  const link = page.getByRole('banner').getByRole('link', { name: 'Enquiry' })
  await link.click()
  await expect(link).toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL(/\/enquiry/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

base('a menu opens under the very move that wakes the page', async ({ page }) => {
  await page.goto('/about')
  const menu = page.locator('details[data-hover] > summary').first()
  await menu.hover()
  await menu.hover({ position: { x: 5, y: 5 } })
  await expect(page.locator('details[data-hover][open]')).toHaveCount(1)
})

base('a refused form tells what is wrong without being touched', async ({ page }) => {
  await page.goto('/enquiry')
  await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit())
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  await page.locator(awake).waitFor()
  await expect(
    page.locator('.summary:focus, [role="alert"]:focus, [tabindex="-1"]:focus'),
  ).toHaveCount(1)
})

base('a public document brings its style and asks for no sheet', async ({ page }) => {
  const sheets: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url())
  })
  await page.goto('/')
  await expect(page.locator('body')).toHaveCSS('margin', '0px')
  expect(sheets).toEqual([])
})

base('scripts are asked for once the page is seen', async ({ page }) => {
  await page.goto('/')
  const asked = await page.waitForFunction(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime)[0],
  )
  const seen = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  )
  expect(await asked.jsonValue()).toBeGreaterThan(seen ?? Number.POSITIVE_INFINITY)
})
