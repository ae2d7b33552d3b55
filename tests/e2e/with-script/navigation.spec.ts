import { expect, test } from '../test'

test('the next page comes on the first sign of where a visitor goes, and without a reload', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))

  const link = page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).first()
  await link.hover()
  await expect.poll(() => asked.filter((path) => path === '/about.data')).toHaveLength(1)
  await expect.poll(() => asked.some((path) => /\/about-[\w-]+\.js$/.test(path))).toBe(true)

  await link.click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Discover')
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)
  expect(asked).not.toContain('/about')
})

test('the next page asks for a sheet only where the document had none of its kind, and is shown with it', async ({
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

test('back and forward find the page where it was left', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  const link = page.locator('#partnership').getByRole('link', { name: 'Open roles' })
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(800)
  await link.click()
  await expect(page).toHaveURL('/careers')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const away = page.url()
  const left = await page.evaluate(() => history.length)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate((left) => Math.abs(scrollY - left), place)).toBeLessThan(5)
  await page.goForward()
  await expect(page).toHaveURL(away)
  expect(await page.evaluate(() => history.length)).toBe(left)
})

test('a link followed without a connection says so and keeps what was typed', async ({ page }) => {
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

test('a page whose answer is broken off by the next click is no error', async ({ page }) => {
  // Of an answer the first line comes, which is enough for a page; its end stays out until it is broken off.
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

test('a link to a part of the page leads there as often as it is pressed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 })
  await page.goto('/digital-marketting/voice-call')
  const link = page.getByRole('link', { name: 'Compare call types' })
  const part = page.locator('#call-types')
  for (const _ of [1, 2, 3]) {
    await link.click()
    await expect(part).toBeInViewport()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(part).not.toBeInViewport()
  }
})
