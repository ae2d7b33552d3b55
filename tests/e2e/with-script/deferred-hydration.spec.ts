import { brotliCompressSync } from 'node:zlib'
import { test as base, expect, type Page } from '@playwright/test'

import { stopClock } from '../clock'
import { fillEnquiry, visitor } from '../people'
import { slowScripts } from '../slow-scripts'
import { test } from '../test'

base('a form sent before the scripts load works without them', async ({ page }) => {
  await slowScripts(page, 4000)
  await page.goto('/enquiry')
  await fillEnquiry(page)
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByText('Enquiry submitted successfully!')).toBeVisible()
})

test('a refused form keeps its error title and message after hydration', async ({ page }) => {
  await page.goto('/enquiry')
  await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit())
  await expect(page).toHaveTitle(/^Error: Send an enquiry – /)
  await page.locator('html[data-hydrated]').waitFor()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page).toHaveTitle(/^Error: Send an enquiry – /)
})

base('text typed before hydration stays in the form', async ({ page }) => {
  const asha = visitor()
  await slowScripts(page, 800)
  await page.goto('/enquiry')
  await page.getByLabel('Name *').fill(asha.name)
  await page.getByLabel('Country of the phone number').selectOption('+971')
  await page.locator('html[data-hydrated]').waitFor()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(page.getByLabel('Name *')).toHaveValue(asha.name)
  await expect(page.getByLabel('Country of the phone number')).toHaveValue('+971')
  await page.getByLabel('Email *').fill(asha.email)
  await page.getByLabel('Description *').fill(asha.desc)
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByText('Enquiry submitted successfully!')).toBeVisible()
})

test('no script is requested before the load event', async ({ page }) => {
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

const hydrated = 'html[data-hydrated]'

base('a page hydrates at the first interaction, not before', async ({ page }) => {
  await page.goto('/cloud-services')
  await page.waitForTimeout(1000)
  await expect(page.locator(hydrated)).toHaveCount(0)
  await page.mouse.wheel(0, 300)
  await page.locator(hydrated).waitFor()
})

base('a page hydrates when the pointer moves, not while it rests', async ({ page }) => {
  await page.mouse.move(300, 300)
  await page.goto('/cloud-services')
  await page.waitForTimeout(500)
  await expect(page.locator(hydrated)).toHaveCount(0)
  // Chromium reports the first move on a page with a distance of zero.
  await page.mouse.move(320, 310)
  await page.mouse.move(330, 315)
  await page.locator(hydrated).waitFor()
})

for (const path of ['/', '/contact'])
  base(
    `at most 12 KB of script come before the first interaction with ${path}`,
    async ({ page }) => {
      const inline = await page.request.get(path).then((response) => response.text())
      const scripts = Array.from(
        inline.matchAll(/<script[^>]*>(.*?)<\/script>/gs),
        ([, text]) => text,
      )
      expect(brotliCompressSync(scripts.join('')).length).toBeLessThan(12 * 1024)
    },
  )

base('the login page hydrates at once', async ({ page }) => {
  await page.goto('/login')
  await page.locator(hydrated).waitFor()
})

base(
  'a scene below the viewport renders as it comes near and keeps its height',
  async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    await page.goto('/cloud-services')
    const last = page.locator('.ill').last()
    const isDrawn = () =>
      last.evaluate((svg) =>
        svg.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
      )
    expect(await isDrawn()).toBe(false)
    const before = await last.evaluate((svg) => svg.getBoundingClientRect().height)
    expect(before).toBeGreaterThan(50)
    await last.scrollIntoViewIfNeeded()
    await expect.poll(isDrawn).toBe(true)
    expect(await last.evaluate((svg) => svg.getBoundingClientRect().height)).toBe(before)
  },
)

base(
  'once the browser is idle, a screenshot of the whole page has every scene and the footer',
  async ({ page }) => {
    await page.goto('/')
    const isDrawn = (element: Element) =>
      element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })
    const parts = await page.locator('.ill, .foot').all()
    expect(parts.length).toBeGreaterThan(5)
    for (const part of parts) await expect.poll(() => part.evaluate(isDrawn)).toBe(true)
    await expect(page.locator(hydrated)).toHaveCount(0)

    const footer = await page.locator('.foot-end').boundingBox()
    const screenshot = await page.screenshot({ fullPage: true, clip: footer ?? undefined })
    expect(await countColours(page, screenshot)).toBeGreaterThan(20)
  },
)

/** An area that the browser has not rendered has one colour. */
function countColours(page: Page, screenshot: Buffer): Promise<number> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes]))
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
    canvas?.drawImage(image, 0, 0)
    const pixels = canvas?.getImageData(0, 0, image.width, image.height).data
    return new Set(new Uint32Array(pixels?.buffer ?? new ArrayBuffer(0))).size
  }, screenshot.toString('base64'))
}

base('the first click on an enquiry link opens the dialog before hydration', async ({ page }) => {
  await page.clock.install()
  await page.goto('/about')
  await stopClock(page)
  await page.getByRole('banner').getByRole('link', { name: 'Enquiry' }).click()
  // By now the scripts are requested; the click waits for them longer than this.
  await page.clock.runFor(200)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL('/about')
})

base(
  'a click on an enquiry link opens the enquiry page if the scripts do not load',
  async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.clock.install()
    await page.goto('/about')
    await stopClock(page)
    const link = page.getByRole('banner').getByRole('link', { name: 'Enquiry' })
    await link.click()
    await page.clock.runFor(1900)
    await expect(link).toHaveAttribute('aria-busy', 'true')
    await page.clock.runFor(100)
    await expect(page).toHaveURL(/\/enquiry/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

base('the pointer move that hydrates a page also opens a menu', async ({ page }) => {
  await page.goto('/about')
  const menu = page.locator('details[data-hover] > summary').first()
  await menu.hover()
  await menu.hover({ position: { x: 5, y: 5 } })
  await expect(page.locator('details[data-hover][open]')).toHaveCount(1)
})

base('a refused form focuses its error summary without an interaction', async ({ page }) => {
  await page.goto('/enquiry')
  await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit())
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  await page.locator(hydrated).waitFor()
  await expect(
    page.locator('.summary:focus, [role="alert"]:focus, [tabindex="-1"]:focus'),
  ).toHaveCount(1)
})

base('scripts are requested after the first contentful paint', async ({ page }) => {
  await page.goto('/')
  const requested = await page.waitForFunction(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime)[0],
  )
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  )
  expect(await requested.jsonValue()).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY)
})
