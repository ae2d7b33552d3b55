import { expect, test } from '../test'

test('hovering a link prefetches its page; a click shows it without a reload', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))

  const link = page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).first()
  await link.hover()
  await expect.poll(() => requested.filter((path) => path === '/about.data')).toHaveLength(1)
  await expect.poll(() => requested.some((path) => /\/about-[\w-]+\.js$/.test(path))).toBe(true)

  const checks = () => requested.filter((path) => path.startsWith('/assets/manifest-'))
  const before = checks().length
  await link.evaluate((element) => element.append(document.createElement('span')))
  await link.locator('span').dispatchEvent('mouseover')
  await page.waitForTimeout(300)
  expect(checks()).toHaveLength(before)

  await link.click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Discover')
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)
  expect(requested).not.toContain('/about')
})

test('client navigation loads only the style sheets that the document does not have yet', async ({
  page,
}) => {
  const sheets: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname)
  })
  await page.goto('/privacy-policy')
  sheets.length = 0
  const title = page.getByRole('heading', { level: 1 })
  const footer = page.getByRole('contentinfo')
  const weight = await title.evaluate((heading) => getComputedStyle(heading).fontWeight)
  await footer.locator('a[href="/refund-policy"]').click()
  await expect(page).toHaveURL('/refund-policy')
  await expect(title).toContainText('refund')
  await expect(title).toHaveCSS('font-weight', weight)
  expect(sheets).toEqual([])

  await footer.getByRole('link', { name: 'Cloud services' }).click()
  await expect(title).not.toContainText('refund')
  expect(await page.locator('.plans').evaluate((list) => getComputedStyle(list).display)).toBe(
    'grid',
  )
  expect(sheets.map((path) => path.replace(/-[\w-]{8}\.css$/, ''))).toEqual(['/assets/cloud'])
})

test('Back restores the scroll position, and Forward the page', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  const link = page.locator('#partnership').getByRole('link', { name: 'Open roles' })
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const position = await page.evaluate(() => scrollY)
  expect(position).toBeGreaterThan(800)
  await link.click()
  await expect(page).toHaveURL('/careers')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const next = page.url()
  const entries = await page.evaluate(() => history.length)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate((top) => Math.abs(scrollY - top), position)).toBeLessThan(5)
  await page.goForward()
  await expect(page).toHaveURL(next)
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('a link clicked without a connection shows an error message and keeps what was typed', async ({
  page,
}) => {
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Asha Verma')
  await page.context().setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'The connection was lost' })).toBeVisible()
  await expect(page).toHaveTitle(/connection was lost/)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Go back' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByLabel('Name')).toHaveValue('Asha Verma')
})

test('a response aborted by the next click is not reported as an error', async ({ page }) => {
  // The first line is enough to show a page; the stream stays open until it is aborted.
  await page.addInitScript(() => {
    const real = window.fetch
    window.fetch = async (input, init) => {
      const response = await real(input, init)
      if (!String(input).includes('.data')) return response
      const first = await response.text()
      const body = new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode(first))
          const end = () => stream.error(init?.signal?.reason)
          init?.signal?.addEventListener('abort', end)
        },
      })
      return new Response(body, response)
    }
  })
  await page.goto('/')
  const code = Promise.withResolvers<void>()
  await page.route(/\/assets\/careers-/, async (route) => {
    await code.promise
    await route.continue()
  })
  const response = page.waitForResponse(/\/careers\.data/)
  const links = page.getByRole('contentinfo')
  await links.getByRole('link', { name: 'Careers' }).click()
  await response
  await links.getByRole('link', { name: 'SMS calculator' }).click()
  await expect(page).toHaveURL('/digital-marketting/bulk-sms/calculator')
  code.resolve()
})

test('a link to a fragment scrolls to it on every click', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 })
  await page.goto('/digital-marketting/voice-call')
  const link = page.getByRole('link', { name: 'Compare call types' })
  const part = page.locator('#call-types')
  await expect(part).not.toBeInViewport()
  for (const _ of [1, 2, 3]) {
    // Playwright scrolls up to the link. A scroll by the test could come before React Router's.
    await link.click()
    await expect(part).toBeInViewport()
  }
})

for (const [from, href, heading] of [
  ['/', '/careers', '#main h1'],
  ['/about', '/#contact', '#contact h2'],
  ['/', '/#contact', '#contact h2'],
] as const) {
  test(`the focus moves from the footer of ${from} to the heading at ${href}`, async ({ page }) => {
    await page.goto(from)
    await page.getByRole('contentinfo').locator(`a[href="${href}"]`).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(href)
    await expect(page.locator(heading).first()).toBeFocused()
  })
}

test('the focus moves to the heading of the anchor that a link of another page names', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Meet our leadership' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/about#leadership')
  const focused = page.locator('#leadership').locator(':focus')
  await expect(focused).toHaveCount(1)
  await expect(focused).toBeInViewport()
})

test('the focus moves out of a menu that the chosen link closes', async ({ page }) => {
  await page.goto('/')
  await page.locator('summary', { hasText: 'Cloud Services' }).first().focus()
  await page.keyboard.press('Enter')
  await page.locator('.mega').getByRole('link', { name: 'Compare cloud plans' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cloud-services/)
  await expect(page.locator('#main').locator(':focus')).toHaveText(/\w/)
})
