import { expect, test } from '../test'

const MAX_IMAGE_BYTES = 150_000

test('what the sitemap lists can be read, found and shared', async ({ page, baseURL }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThanOrEqual(21)

  for (const address of addresses) {
    expect(address).toContain(`${baseURL}/`)
    const answer = await page.goto(address)
    expect(answer?.status(), address).toBe(200)
    const canonical = page.locator('link[rel="canonical"]')
    await expect(canonical).toHaveCount(1)
    await expect(canonical).toHaveAttribute('href', address)

    const image = await page.locator('meta[property="og:image"]').getAttribute('content')
    const picture = await page.request.get(image ?? '')
    expect(picture.status(), address).toBe(200)
    expect(picture.headers()['content-type']).toBe('image/png')
    expect((await picture.body()).length, address).toBeLessThan(MAX_IMAGE_BYTES)
  }
})
