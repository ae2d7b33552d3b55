import { PRODUCTS, productPaths, specified } from './site-map'
import { expect, test } from './test'

test('the digital marketing page links to every product page', async ({ page }) => {
  await page.goto('/digital-marketting')
  const heading = page.getByRole('heading', { name: 'Our Products' })
  const products = page.getByRole('main').locator('section').filter({ has: heading })
  const links = products.getByRole('heading', { level: 3 }).getByRole('link')
  const paths = await productPaths(page)
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(paths)
  expect(specified(paths)).toEqual(PRODUCTS)
  for (const anchor of ['seo', 'social-media', 'content', 'email'])
    await expect(page.locator(`#${anchor}`)).toBeVisible()

  await links.first().click()
  await expect(page).toHaveURL('/digital-marketting/bulk-sms')
  await expect(heading).toHaveCount(0)
})

test('the cards of a product page are visible once scrolled into view', async ({ page }) => {
  for (const path of ['/digital-marketting/bulk-sms', '/digital-marketting/google-ads']) {
    await page.goto(path)
    const groups = await page.locator('main [data-reveal]').all()
    expect(groups.length, path).toBeGreaterThanOrEqual(1)
    for (const group of groups) {
      await group.scrollIntoViewIfNeeded()
      for (const card of await group.locator('> li').all())
        await expect(card, path).toHaveCSS('opacity', '1')
    }
  }
})

test('a click on the last dot shows the last slide', async ({ page }) => {
  await page.goto('/cloud-services')
  const last = page.locator('[aria-roledescription="slide"]').last()
  await expect(last).not.toBeInViewport()
  await page
    .getByRole('link', { name: /^Slide \d+:/ })
    .last()
    .click()
  await expect(last).toBeInViewport({ ratio: 0.5 })
})
