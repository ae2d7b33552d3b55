import type { Page } from '@playwright/test'

import { expect, test } from '../test'

const KB = 1024

interface Load {
  url: string
  type: string
  mimeType: string
  bytes: number
}

/** Visits a page for the first time on a phone. @returns everything loaded, in bytes on the wire */
async function visit(page: Page, path: string): Promise<Load[]> {
  await page.setViewportSize({ width: 390, height: 844 })
  const devTools = await page.context().newCDPSession(page)
  const loads = new Map<string, Load>()
  devTools.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (response.url.startsWith('data:')) return
    loads.set(requestId, { url: response.url, type, mimeType: response.mimeType, bytes: 0 })
  })
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId)
    if (load) load.bytes = encodedDataLength
  })
  await devTools.send('Network.enable')
  await page.goto(path)
  await page.waitForTimeout(1000)
  return [...loads.values()]
}

const bytesOf = (loads: Load[]) => loads.reduce((sum, { bytes }) => sum + bytes, 0)

/** The cumulative layout shift (CLS) of the page. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 500)
      }),
  )

// The home page may have 11 KB more of scripts, because visitors can try a message there.
for (const [path, limit] of [
  ['/', 180 + 11],
  ['/digital-marketting/bulk-sms', 180],
] as const) {
  test(`a first visit to ${path} loads at most ${limit} KB, all from this site`, async ({
    page,
    baseURL,
  }) => {
    const loads = await visit(page, path)
    expect(loads.map(({ url }) => url).filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([])

    const images = loads.filter(({ type, url }) => type === 'Image' && !url.endsWith('.svg'))
    expect(images.map(({ url }) => url)).toEqual([])

    // Each more delays the text.
    const fonts = loads.filter(({ type }) => type === 'Font')
    const names = fonts.map(({ url }) => url.replace(/.*\/([a-z-]+)-[^/]*$/, '$1'))
    expect(names.sort()).toEqual(['anek'])
    expect(bytesOf(fonts)).toBeLessThanOrEqual(64 * KB)
    const total = bytesOf(loads)
    const byType = Map.groupBy(loads, ({ type }) => type)
    const shares = [...byType].map(([type, some]) => `${type} ${(bytesOf(some) / KB).toFixed(1)}`)
    console.log(`${path}: ${(total / KB).toFixed(1)} KB (${shares.join(', ')})`)
    expect(total).toBeGreaterThan(20 * KB)
    expect(total).toBeLessThanOrEqual(limit * KB)
  })
}

for (const [path, width] of [
  ['/', 320],
  ['/digital-marketting/bulk-sms/prices', 320],
  ['/digital-marketting/whatsapp-marketing', 320],
  ['/digital-marketting/youtube', 320],
  ['/', 390],
  ['/', 1280],
  ['/digital-marketting/bulk-sms', 390],
  ['/digital-marketting/bulk-sms', 1280],
  ['/digital-marketting/instagram', 412],
  ['/digital-marketting/linkedin', 412],
  ['/digital-marketting/bulk-sms/calculator?lang=hi', 390],
  ['/digital-marketting/bulk-sms/template-checker?lang=hi', 390],
  ['/digital-marketting/whatsapp-marketing/chat-link?lang=hi', 360],
] as const) {
  test(`late fonts do not shift ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    let delayed = 0
    await page.route(/\.woff2$/, async (route) => {
      delayed++
      await new Promise((resolve) => setTimeout(resolve, 1200))
      await route.continue()
    })
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const shift = await shiftOf(page)
    expect(delayed).toBeGreaterThan(0)
    expect(shift).toBeLessThan(0.02)
  })
}

test('the 404 page does not shift on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/nowhere')
  expect(await shiftOf(page)).toBeLessThan(0.02)
})

test.describe('as served', () => {
  test.use({ skipsHydration: true })

  test('text and headings have their own widths of the variable font, both with kerning', async ({
    page,
  }) => {
    await page.goto('/')
    const [text, heading] = await page.evaluate(() => {
      const widthOf = (face: string, kerning: string) => {
        const word = document.createElement('span')
        word.textContent = 'To Tata'
        word.style.cssText = `position: absolute; font: ${face}; font-kerning: ${kerning}; white-space: nowrap`
        document.body.append(word)
        const { width } = word.getBoundingClientRect()
        word.remove()
        return width
      }
      return ['400 100px "Anek Text"', '720 100px "Anek Display"'].map((face) => ({
        kerned: widthOf(face, 'auto'),
        plain: widthOf(face, 'none'),
      }))
    })
    expect(text?.kerned).toBeLessThan((text?.plain ?? 0) - 10)
    expect(Math.abs((text?.plain ?? 0) - 331.5)).toBeLessThan(2)
    expect(heading?.kerned).toBeLessThan((heading?.plain ?? 0) - 10)
    expect(Math.abs((heading?.plain ?? 0) - 391)).toBeLessThan(2)
  })

  test('each fallback font has the unicode range of its web font', async ({ page }) => {
    await page.goto('/')
    const faces = await page.evaluate(() =>
      [...document.fonts].map(({ family, unicodeRange }) => ({
        family: family.replaceAll('"', ''),
        unicodeRange,
      })),
    )
    for (const kind of ['Text', 'Display']) {
      const rangesOf = (name: string) =>
        new Set(faces.filter(({ family }) => family === name).map((face) => face.unicodeRange))
      const own = rangesOf(`Anek ${kind}`)
      expect(own.size).toBe(1)
      for (const other of ['Fallback', 'Android']) {
        expect(rangesOf(`Anek ${kind} ${other}`), `${kind} ${other}`).toEqual(own)
      }
    }
  })

  test('the menu button does not move without the Enquiry button', async ({ page }) => {
    await page.goto('/contact')
    const menu = page.locator('.menu-button')
    const button = page.getByRole('banner').getByRole('link', { name: 'Enquiry' })
    const resize = (width: number) => page.setViewportSize({ width, height: 844 })
    const widths = [320, 390, 1020, 1280]
    const before: (number | undefined)[] = []
    for (const width of widths) {
      await resize(width)
      before.push((await menu.boundingBox())?.x)
    }
    await button.evaluate((link) => link.remove())
    for (const [at, width] of widths.entries()) {
      await resize(width)
      const after = (await menu.boundingBox())?.x
      expect.soft(Math.abs((after ?? 0) - (before[at] ?? 0)), `at ${width} px`).toBeLessThan(1)
    }
  })
})

test('the desk and the public site load their own style sheets, even after client navigation', async ({
  page,
}) => {
  const sheet = async () => {
    const links = page.locator('link[rel="stylesheet"][href^="/assets/"]')
    const response = await page.request.get((await links.first().getAttribute('href')) ?? '')
    const text = await response.text()
    return {
      isOfDesk: text.includes('.sign-in-page'),
      isOfSite: text.includes('.mega-covers'),
      bytes: Number(response.headers()['content-length']),
    }
  }
  await page.goto('/login')
  const desk = await sheet()
  expect(desk).toMatchObject({ isOfDesk: true, isOfSite: false })
  expect(desk.bytes).toBeLessThan(17 * KB)

  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  const site = await sheet()
  expect(site).toMatchObject({ isOfDesk: false, isOfSite: true })
  expect(site.bytes).toBeLessThan(22 * KB)
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await sheet()).toEqual(desk)
})

test('a page loads the styles of its own sections only', async ({ page }) => {
  const all = [
    '.policy-text',
    '.hub-wires',
    '.testimonials blockquote',
    '.products',
    '.plan-highlight',
    '.tiles-list>li',
  ]
  for (const [path, ...own] of [
    ['/privacy-policy', '.policy-text'],
    ['/contact', '.policy-text'],
    ['/about', '.testimonials blockquote'],
    ['/digital-marketting', '.products'],
    ['/digital-marketting/bulk-sms', '.hub-wires'],
    ['/cloud-services', '.plan-highlight'],
    ['/web-development', '.tiles-list>li'],
  ] as const) {
    const document = await (await page.request.get(path)).text()
    const sheets = Array.from(document.matchAll(/<link rel="stylesheet" href="([^"]+)"/g))
    const texts = sheets.map(async ([, href = '']) => (await page.request.get(href)).text())
    const style = (await Promise.all(texts)).join('')
    const found = all.filter((selector) => style.includes(selector))
    expect(found, path).toEqual(own)
  }
})
