import type { Page } from '@playwright/test'

import content from '#app/content/menu'
import { PRODUCTS, productPaths, specified } from './site-map'
import { expect, test } from './test'

/** Expects that each path responds with 200 and that each fragment exists as an id. */
async function expectTargets(page: Page, hrefs: readonly string[]) {
  for (const path of new Set(hrefs.map((href) => href.split('#')[0] ?? ''))) {
    const response = await page.request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(200)
    const html = await response.text()
    for (const href of hrefs.filter((one) => one.startsWith(`${path}#`)))
      expect(html, href).toContain(`id="${href.split('#')[1]}"`)
  }
}

test('the logo leads to the home page', async ({ page }) => {
  await page.goto('/careers')
  await page.getByRole('banner').locator('a.logo').click()
  await expect(page).toHaveURL('/')
})

for (const group of content.groups) {
  test(`the panel of ${group.label} shows its links, and each target exists`, async ({ page }) => {
    await page.goto('/')
    const nav = page.getByRole('navigation', { name: 'Main' })
    await nav.locator('summary', { hasText: group.label }).click()
    const panel = nav.locator('details', { hasText: group.label }).first()
    for (const item of group.items) {
      const link = panel.locator(`a[href="${item.href}"]`, { hasText: item.label })
      await expect(link.first()).toBeVisible()
    }
    await expect(panel.getByRole('link', { name: group.feature.link.label })).toBeVisible()
    await expectTargets(page, [...group.items.map(({ href }) => href), group.feature.link.href])

    const last = group.items[4]
    await panel.locator(`a[href="${last?.href}"]`).first().click()
    await expect(page).toHaveURL(last?.href ?? '')
    await expect(page.locator('details[name="nav"][open]')).toHaveCount(0)
  })
}

test('the panel of Digital Marketing lists every product and tool', async ({ page }) => {
  await page.goto('/')
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.locator('summary', { hasText: 'Digital Marketing' }).click()
  for (const path of await productPaths(page))
    await expect(nav.locator(`a[href="${path}"]`).filter({ visible: true })).not.toHaveCount(0)
  const tools = nav.getByRole('link', {
    name: /^(SMS calculator|SMS price list|DLT template checker|WhatsApp chat link)$/,
  })
  await expect(tools).toHaveCount(4)
  await expectTargets(
    page,
    await tools.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')),
  )
})

test('an open panel or menu never covers the focused element of the page', async ({ page }) => {
  const panels = page.locator('.mega, .menu-panel').filter({ visible: true })
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/cloud-services')
    const summary = page.getByRole('banner').locator('summary').filter({ visible: true }).first()
    await summary.focus()
    await page.keyboard.press('Enter')
    await expect(panels).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(panels).toHaveCount(1)
    const enquiry = page.getByRole('banner').getByRole('link', { name: 'Enquiry', exact: true })
    await enquiry.focus()
    await page.keyboard.press('Tab')
    await expect(page.locator('#main').locator(':focus')).toHaveCount(1)
    await expect(panels).toHaveCount(0)
  }
})

test('opening one panel closes the other', async ({ page }) => {
  await page.goto('/')
  const summaries = page.getByRole('navigation', { name: 'Main' }).locator('summary')
  const open = page.locator('details[name="nav"][open]')
  for (const position of [0, 2, 1]) {
    await summaries.nth(position).click()
    await expect(open).toHaveCount(1)
    await expect(open.locator('summary')).toHaveText(content.groups[position]?.label ?? '')
  }
})

test('About and Enquiry are links of the header', async ({ page }) => {
  await page.goto('/careers')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Enquiry', exact: true })).toHaveAttribute(
    'href',
    /^\/enquiry/,
  )
  await header.getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL('/about')
})

test('the Menu lists Web Development, every product and Cloud Service', async ({ page }) => {
  await page.goto('/')
  await page.locator('summary', { hasText: 'Menu' }).click()
  const all = page.getByRole('navigation', { name: 'All pages' })
  await expect(all.getByRole('link', { name: 'Web Development' })).toHaveAttribute(
    'href',
    '/web-development',
  )
  await expect(all.getByRole('link', { name: 'Cloud Service' })).toHaveAttribute(
    'href',
    '/cloud-services',
  )
  await expect(all.getByRole('link').filter({ visible: true })).toHaveCount(2)
  const group = all.locator('summary', { hasText: 'Digital Marketing' }).filter({ visible: true })
  await group.click()
  const links = all.getByRole('listitem').getByRole('link').filter({ visible: true })
  const paths = await productPaths(page)
  await expect(links).toHaveCount(paths.length)
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(paths)
  expect(specified(paths)).toEqual(PRODUCTS)
  await expectTargets(page, paths)
  await links.last().click()
  await expect(page).toHaveURL(paths.at(-1) ?? '')
})

test('the header stays at the top while the page scrolls', async ({ page }) => {
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/cloud-services')
    await page.mouse.move(width / 2, height / 2)
    await page.mouse.wheel(0, 2500)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)
  }
})

test('the menu of a phone has every page and opens one group at a time', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  const all = page.getByRole('navigation', { name: 'All pages' })
  await expect(all).toBeHidden()
  await page.getByRole('banner').locator('summary[aria-label="Menu"]').click()
  await expect(all).toBeVisible()
  for (const path of ['/about', '/careers', '/contact'])
    await expect(all.locator(`a[href="${path}"]`).filter({ visible: true })).toHaveCount(1)

  const links = all.getByRole('listitem').getByRole('link').filter({ visible: true })
  await expect(links).toHaveCount(0)
  for (const group of content.groups) {
    await all.locator('summary', { hasText: group.label }).filter({ visible: true }).click()
    await expect(links).toHaveCount(6)
    for (const item of group.items)
      await expect(links.filter({ hasText: item.label })).toHaveAttribute('href', item.href)
  }
  await all.locator('summary', { hasText: 'Our Products' }).filter({ visible: true }).click()
  await expect(links).toHaveCount((await productPaths(page)).length)
  await links.first().click()
  await expect(page).toHaveURL('/digital-marketting/bulk-sms')
  await expect(page.getByRole('navigation', { name: 'All pages' })).toBeHidden()
})

test('the footer links to services, help, policies and four profiles', async ({ page }) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  for (const [column, hrefs] of [
    [
      'Services',
      ['/web-development', '/digital-marketting', '/cloud-services', '/careers', '/#contact'],
    ],
    ['Legal', ['/privacy-policy', '/terms-condition', '/refund-policy', '/cancellation-policy']],
  ] as const) {
    const nav = footer.getByRole('navigation', { name: column })
    for (const href of hrefs) await expect(nav.locator(`a[href="${href}"]`)).toBeVisible()
    await expectTargets(page, hrefs)
  }
  const help = footer.getByRole('navigation', { name: 'Help Center' }).getByRole('link')
  await expect(help).toHaveCount(3)
  for (const link of await help.all()) await expect(link).toHaveAttribute('href', /^https:/)

  const profiles = footer.getByRole('link', { name: /opens in a new tab/ })
  await expect(profiles).toHaveCount(4)
  for (const profile of await profiles.all()) {
    await expect(profile).toHaveAttribute('target', '_blank')
    await expect(profile).toHaveAttribute('rel', /noopener/)
  }
  await footer.getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/#contact')
  await expect(page.locator('#contact')).toBeInViewport()
})

test('the menu of a phone marks the current page and its group', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/digital-marketting/youtube')
  await page.locator('.menu-button').click()
  const products = page.locator('.menu-narrow summary', { hasText: 'Our Products' })
  await expect(products).toHaveAttribute('aria-current', 'true')
  await products.click()
  await expect(page.locator('.menu-narrow a[aria-current="page"]')).toHaveText('YouTube')
})
