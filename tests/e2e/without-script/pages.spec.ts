import type { Locator } from '@playwright/test'

import { expect, test } from '../test'

const SLIDE = '[aria-roledescription="slide"]'

const sectionOf = (main: Locator, heading: string | RegExp) =>
  main.locator('section').filter({ has: main.page().getByRole('heading', { name: heading }) })

test('login and signup have no navigation or footer and fit 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/login', '/signup']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, path).toBeLessThanOrEqual(320)
  }
})

test('the home page has a welcome, three service cards, four services and four figures', async ({
  page,
}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toContainText(
    /WELCOME TO\s+Acme.*TECHNOLOGY/s,
  )
  for (const [title, path] of [
    ['Web Development', '/web-development'],
    ['Digital Marketing', '/digital-marketting'],
    ['Cloud Services', '/cloud-services'],
  ] as const)
    await expect(
      main.locator(`a[href="${path}"]`).filter({ has: page.getByRole('heading', { name: title }) }),
    ).toBeVisible()

  const services = sectionOf(main, 'Our Services')
  for (const service of [
    'Custom Software Development',
    'Cloud Services',
    'Mobile App Development',
    'Web Development',
  ])
    await expect(services.getByRole('heading', { name: service, exact: true })).toBeVisible()
  await expect(services.getByRole('link', { name: /^Learn More/ })).toHaveCount(4)

  const figures = main.locator('dl').filter({ hasText: 'Offices worldwide' })
  for (const [label, value] of [
    ['Offices worldwide', '12'],
    ['Full-time colleagues', '300+'],
    ['Hours per week', '40'],
    ['Paid time off', 'Unlimited'],
  ] as const)
    await expect(figures.locator('div').filter({ hasText: label })).toContainText(value)
})

test('the home page has messaging services, an email address and four links', async ({ page }) => {
  await page.goto('/')
  const partnership = page.locator('section#partnership')
  for (const service of [
    'OTP, transactional and promotional',
    'two-way messaging',
    'HLR lookup',
    'voice call',
    'voice OBD',
    'HTTP API and SMPP',
    'WhatsApp Business API',
  ])
    await expect(partnership).toContainText(service)
  await expect(partnership.locator('a[href^="mailto:"]')).toBeVisible()
  for (const label of ['Open roles', 'Internship program', 'Our values', 'Meet our leadership'])
    await expect(partnership.getByRole('link', { name: label })).toHaveAttribute('href', /^\/\w/)
})

test('the about page has its specified sections and three testimonials marked as samples', async ({
  page,
}) => {
  await page.goto('/about')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Discover Our Story and Mission')
  for (const anchor of ['leadership', 'values', 'mission', 'vision', 'who-we-are'])
    await expect(main.locator(`#${anchor}`)).toBeVisible()
  await expect(main.locator('figure figcaption')).toHaveCount(4)
  const testimonials = main.locator('figure', { hasText: /\([A-Z]{2}\)/ })
  await expect(testimonials).toHaveCount(3)
  for (const testimonial of await testimonials.all()) {
    await expect(testimonial.locator('blockquote')).toHaveText(/\w{3}/)
    await expect(testimonial.getByText('Sample')).toBeVisible()
  }
  await expect(main.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', /^\/enquiry\?/)
  await expect(main.getByRole('heading', { name: /^Welcome to/ })).toBeVisible()
})

test('web development lists 12 Android skills, 5 iOS skills, six payment roles and 13 technologies', async ({
  page,
}) => {
  await page.goto('/web-development')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Elevate Your Digital Presence')
  await expect(main.locator('#android li:has(h3)')).toHaveCount(12)
  await expect(main.locator('#ios li:has(h3)')).toHaveCount(5)
  await expect(main.locator('#full-stack li:has(h4)')).toHaveCount(13)
  await expect(main.locator('#payment-gateway ol h3')).toHaveText([
    'Card holder',
    'Merchant website',
    'Payment gateway',
    'Merchant account bank',
    'Card network',
    'Card-issuing bank',
  ])
  await expect(main.locator('#ui-ux')).toBeVisible()
})

test('a product page lists features, services, integrations and cards in the specified numbers', async ({
  page,
}) => {
  for (const [slug, counts] of [
    ['bulk-sms', [6, 3, 5, 3, 3]],
    ['voice-call', [6, 3, 5, 3, 3]],
    ['whatsapp-marketing', [6, 3, 5, 3, 3]],
    ['ivr-tollfree', [6, 3, 5, 3, 3]],
    ['twitter', [6, 3, 5, 3, 3]],
    ['google-ads', [6, 3, 5, 6]],
  ] as const) {
    await page.goto(`/digital-marketting/${slug}`)
    // Without the auction of Google Ads, which is not specified.
    const sections = 'section:not(:has([type=range]))'
    const lists = page.getByRole('main').locator(`${sections} :is(ul, ol):has(> li h3)`)
    const found = await lists.evaluateAll((all) => all.map((list) => list.children.length))
    expect(found, slug).toEqual(counts)
  }
  await expect(page.getByRole('heading', { name: 'AdTech Solutions' })).toBeVisible()
})

test('the Bulk SMS page offers the price list as a CSV file', async ({ page }) => {
  await page.goto('/digital-marketting/bulk-sms')
  const button = page.getByRole('link', { name: 'Download SMS Pricing' }).first()
  await expect(button).toHaveAttribute('href', '/SMSPricing.csv')
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toBe('SMSPricing.csv')
  const response = await page.request.get('/SMSPricing.csv')
  expect(response.headers()['content-type']).toMatch(/^text\/csv/)
  expect((await response.text()).trim().split(/\r?\n/).length).toBeGreaterThan(1)
})

test('the cloud page has three plans, eight services, six slides, four offers', async ({
  page,
}) => {
  await page.goto('/cloud-services')
  const main = page.getByRole('main')
  const plans = main.locator('#plans')
  for (const [plan, button] of [
    ['Startup Cloud Plan', 'Get Started'],
    ['Business Growth Plan', 'Upgrade Now'],
    ['Enterprise Cloud Plan', 'Contact Sales'],
  ] as const) {
    const card = plans.locator('li').filter({ has: page.getByRole('heading', { name: plan }) })
    await expect(card.getByRole('link', { name: button })).toHaveAttribute('href', /^\/enquiry\?/)
  }
  await expect(plans).toContainText(/free domain and hosting for the first 12 months/i)
  await expect(plans).toContainText(/up to 100 GB cloud storage/i)
  await expect(main.locator('#services li:has(h3)')).toHaveCount(8)
  for (const anchor of ['aws', 'google-cloud', 'azure', 'cloud-security', 'devops'])
    await expect(main.locator(`#${anchor}`)).toBeVisible()
  await expect(main.locator(SLIDE)).toHaveCount(6)
  await expect(main.getByRole('link', { name: /^Slide \d:/ })).toHaveCount(6)
  await expect(main.locator('#offers li:has(h3)')).toHaveCount(4)
  await expect(main.locator('#worldwide')).toContainText(/worldwide/)
})

test('old and alternative URLs redirect permanently', async ({ page }) => {
  for (const [from, to] of [
    ['/return-refund-policy', '/refund-policy'],
    ['/Return-Refund-Policy/', '/refund-policy'],
    ['/digital-marketing', '/digital-marketting'],
    ['/Digital-Marketing/bulk-sms', '/digital-marketting/bulk-sms'],
    ['/digital-marketing/bulk-sms?from=mail', '/digital-marketting/bulk-sms?from=mail'],
    ['/Digital-Marketting/Bulk-SMS', '/digital-marketting/bulk-sms'],
    ['/CLOUD-SERVICES/?from=mail', '/cloud-services?from=mail'],
  ] as const) {
    const response = await page.request.get(from, { maxRedirects: 0 })
    expect(response.status(), from).toBe(301)
    expect(response.headers().location, from).toBe(to)
  }
})

for (const width of [390, 700]) {
  for (const more of [1, 2, 3]) {
    test(`at ${width} px, ${more} more services are half as wide as the list, alone in a row as wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/digital-marketting')
      const shares = await page.locator('.products').evaluate((list, added) => {
        for (let i = 0; i < added; i++) list.append(list.children[4]?.cloneNode(true) ?? '')
        // The desktop shape of the last tiles, in rows of two.
        for (const tile of Array.from(list.children).slice(-4)) tile.classList.add('product-wide')
        return Array.from(list.children, (tile) =>
          Math.round((2 * (tile as HTMLElement).offsetWidth) / list.clientWidth),
        )
      }, more)
      const small = shares.length - 4
      const row = [...Array(small - (small % 2)).fill(1), ...(small % 2 ? [2] : [])]
      expect(shares).toEqual([2, 2, 2, 2, ...row])
    })
  }
}

test('each of five code samples is shown by its own label', async ({ page }) => {
  await page.goto('/')
  const panel = page.locator('.code')
  await panel.evaluate((element) => {
    for (const kind of ['label', 'pre']) {
      const last = element.querySelector(`${kind}:nth-of-type(3)`)
      for (const _ of ['fourth', 'fifth']) last?.after(last.cloneNode(true))
    }
  })
  for (let position = 0; position < 5; position++) {
    await panel.locator('label').nth(position).click()
    await expect(panel.locator('pre').nth(position)).toBeVisible()
    await expect(panel.locator('pre:visible')).toHaveCount(1)
  }
})

test('a long email address fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const path of ['/', '/contact', '/enquiry']) {
    await page.goto(path)
    const width = await page.evaluate(() => {
      for (const link of document.querySelectorAll('a[href^="mailto:"]'))
        link.lastChild?.replaceWith(`${'customer-support'.repeat(4)}@example.com`)
      return document.documentElement.scrollWidth
    })
    expect(width, path).toBe(360)
  }
})
