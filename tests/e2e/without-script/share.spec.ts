import { expect, test } from '@playwright/test'

const MAX_IMAGE_BYTES = 150_000

test('every page of the sitemap has its canonical URL and a share image', async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const urls = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url)
  expect(urls.length).toBeGreaterThanOrEqual(21)

  for (const url of urls) {
    expect(url).toContain(`${baseURL}/`)
    const response = await request.get(url)
    expect(response.status(), url).toBe(200)
    const page = await response.text()
    const canonical = [...page.matchAll(/<link rel="canonical" href="([^"]*)"/g)]
    expect(canonical.map(([, href]) => href)).toEqual([url])

    const href = /<meta property="og:image" content="([^"]*)"/.exec(page)?.[1]
    const image = await request.get(href ?? '')
    expect(image.status(), url).toBe(200)
    expect(image.headers()['content-type']).toBe('image/png')
    expect((await image.body()).length, url).toBeLessThan(MAX_IMAGE_BYTES)
  }
})
