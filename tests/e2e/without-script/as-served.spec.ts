import { svg } from '../../support/images'
import { signUp, visitor } from '../people'
import { expect, test } from '../test'

test('the footer shows the company, its offices, its registration number and two phone numbers', async ({
  page,
}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const label of [
    'Registered office',
    'Branch office',
    'Company registration number',
    'Helpdesk and toll-free',
  ])
    await expect(footer.locator('dt', { hasText: label })).toBeVisible()
  await expect(footer.locator('a[href^="tel:"]')).toHaveCount(2)
  await expect(footer).toContainText('© 2025 Acme. All Rights Reserved.')
})

test('the header marks the current page or its menu', async ({ page }) => {
  const marked = page.getByRole('banner').locator('.nav > * > .nav-item, .nav > .nav-item')
  for (const [path, name] of [
    ['/', undefined],
    ['/about', 'About'],
    ['/web-development', 'Web Development'],
    ['/digital-marketting/bulk-sms/calculator', 'Digital Marketing'],
    ['/cloud-services', 'Cloud Services'],
  ] as const) {
    await page.goto(path)
    const current = marked.and(page.locator('[aria-current]'))
    if (name === undefined) await expect(current).toHaveCount(0)
    else await expect(current).toHaveText([new RegExp(name)])
  }
})

test('the footer shows the names of four profiles', async ({ page }) => {
  await page.goto('/about')
  for (const name of ['Social network', 'Microblog', 'Professional network', 'Photo sharing']) {
    const words = page.getByRole('contentinfo').getByText(name)
    expect((await words.boundingBox())?.width).toBeGreaterThan(80)
  }
})

test('the Enquiry button of the header is not red on a page with a red button of its own', async ({
  page,
}) => {
  const enquiry = page.getByRole('banner').getByRole('link', { name: 'Enquiry', exact: true })
  await page.goto('/privacy-policy')
  const red = await enquiry.evaluate((link) => getComputedStyle(link).backgroundColor)
  for (const path of ['/', '/contact', '/careers', '/enquiry', '/about']) {
    await page.goto(path)
    const own = page.getByRole('main').locator('.btn-primary').first()
    await expect(own, path).toHaveCSS('background-color', red)
    await expect(enquiry, path).not.toHaveCSS('background-color', red)
    await expect(enquiry, path).not.toHaveCSS('border-color', 'rgba(0, 0, 0, 0)')
  }
})

test('the contact page offers WhatsApp first', async ({ page }) => {
  await page.goto('/contact')
  const way = page.getByRole('main').getByRole('link').first()
  await expect(way).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/)
})

test('on a phone the contact form starts on the first screen, below WhatsApp', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  const [chat, name, hours] = await Promise.all(
    [
      page.getByRole('link', { name: 'Chat on WhatsApp' }),
      page.locator('form#write').getByLabel('Name'),
      page.getByText('Opening hours'),
    ].map((part) => part.boundingBox()),
  )
  expect(name?.y).toBeGreaterThan(chat?.y ?? Number.NaN)
  expect(name?.y).toBeLessThan(800)
  expect(hours?.y).toBeGreaterThan(name?.y ?? Number.NaN)
})

test('an uploaded SVG has a policy that blocks scripts and external files', async ({ page }) => {
  await signUp(page)
  const { name: alt } = visitor()
  const file = {
    name: 'a.svg',
    mimeType: 'image/svg+xml',
    buffer: svg(`<desc>${alt}</desc><rect width="40" height="30"/>`),
  }
  await page.request.post('/admin/site/images', { multipart: { alt, file }, maxRedirects: 0 })
  await page.goto('/admin/site/images')
  const source = await page
    .getByRole('listitem')
    .filter({ hasText: alt })
    .locator('img')
    .getAttribute('src')
  const response = await page.request.get(`${source}`)
  expect(response.headers()).toMatchObject({
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})
