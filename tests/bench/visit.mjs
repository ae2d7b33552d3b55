// Measures a first visit on a phone: bytes on the wire, before and after hydration.
import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'

import { installedChromium } from '../../scripts/chromium.mjs'

export const title = 'First visit at 390 pixels, in KB on the wire'
const PAGES = [
  ['home page', '/'],
  ['a service page', '/digital-marketting/bulk-sms'],
]
const KB = 1024

export async function measure({ port, startSite }) {
  const executablePath = installedChromium()
  if (!executablePath) return [{ skipped: 'first visit: no Chromium' }]
  const site = await startSite({ port })
  await site.untilIdle()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const rows = []
  for (const [name, path] of PAGES) rows.push(...(await visit(browser, name, site.origin + path)))
  await browser.close()
  await site.end()
  return rows
}

async function visit(browser, name, url) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const wire = await page.context().newCDPSession(page)
  const loads = new Map()
  wire.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (!response.url.startsWith('data:')) loads.set(requestId, { type, encoded: 0, decoded: 0 })
  })
  wire.on('Network.dataReceived', ({ requestId, dataLength }) => {
    const load = loads.get(requestId)
    if (load) load.decoded += dataLength
  })
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const load = loads.get(requestId)
    if (load) Object.assign(load, { encoded: encodedDataLength, at: timestamp })
  })
  let loadedAt = 0
  wire.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = timestamp
  })
  await wire.send('Network.enable')
  await wire.send('Page.enable')
  await page.goto(url)
  await page.waitForTimeout(1500)
  const inline = await page.evaluate(() =>
    Array.from(document.scripts, ({ text, type }) => (type ? '' : text)).join('\n'),
  )
  const shift = await page.evaluate(shiftSoFar)
  const first = [...loads.values()]
  await page.mouse.move(100, 100)
  await page.locator('html[data-hydrated]').waitFor()
  await page.waitForTimeout(1500)
  const scripts = [...loads.values()].filter(({ type }) => type === 'Script')
  await page.close()

  const sum = (some, size = 'encoded') => some.reduce((all, load) => all + load[size], 0) / KB
  const early = scripts.filter(({ at }) => at < loadedAt)
  const inlined = brotliCompressSync(inline).length / KB
  return [
    {
      figure: `${name}, everything`,
      ours: sum(first),
      reference: sum(first, 'decoded'),
      name: 'unpacked',
      atMost: 165,
    },
    { figure: '… fonts', ours: sum(first.filter(({ type }) => type === 'Font')), atMost: 64 },
    { figure: '… JavaScript before the page has loaded', ours: inlined + sum(early), atMost: 12 },
    { figure: '… JavaScript ever, once hydrated', ours: inlined + sum(scripts), atMost: 115 },
    { figure: '… layout shift, of 1', ours: shift, atMost: 0.01 },
  ]
}

const shiftSoFar = () =>
  new Promise((resolve) => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) sum += value
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(sum), 300)
  })
