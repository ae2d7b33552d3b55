import { expect, test } from '@playwright/test'

const MAX_IMAGE_BYTES = 150_000

test('what the sitemap lists can be read, found and shared', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThanOrEqual(21)

  for (const address of addresses) {
    expect(address).toContain(`${baseURL}/`)
    const response = await request.get(address)
    expect(response.status(), address).toBe(200)
    const page = await response.text()
    const canonical = [...page.matchAll(/<link rel="canonical" href="([^"]*)"/g)]
    expect(canonical.map(([, href]) => href)).toEqual([address])

    const image = /<meta property="og:image" content="([^"]*)"/.exec(page)?.[1]
    const picture = await request.get(image ?? '')
    expect(picture.status(), address).toBe(200)
    expect(picture.headers()['content-type']).toBe('image/png')
    expect((await picture.body()).length, address).toBeLessThan(MAX_IMAGE_BYTES)
  }
})
