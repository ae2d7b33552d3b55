import type { Page } from '@playwright/test'

/** The pages of products, in the order of the specification. */
export const PRODUCTS = [
  '/digital-marketting/bulk-sms',
  '/digital-marketting/voice-call',
  '/digital-marketting/whatsapp-marketing',
  '/digital-marketting/ivr-tollfree',
  '/digital-marketting/facebook-ads',
  '/digital-marketting/instagram',
  '/digital-marketting/twitter',
  '/digital-marketting/linkedin',
  '/digital-marketting/google-ads',
  '/digital-marketting/youtube',
]

/** The pages of the specification. */
export const SPECIFIED = [
  '/',
  '/about',
  '/web-development',
  '/digital-marketting',
  '/cloud-services',
  '/contact',
  '/careers',
  '/terms-condition',
  '/privacy-policy',
  '/refund-policy',
  '/cancellation-policy',
  ...PRODUCTS,
]

/** For tests of parts that every page has: it loads a fifth faster than the home page. */
export const LIGHT_PAGE = '/refund-policy'

/** Path and query of every page in the sitemap. */
export async function publicPaths(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => {
    const { pathname, search } = new URL(url)
    return pathname + search
  })
}

/** The product pages in menu order, without their tools, which are one level deeper. */
export async function productPaths(page: Page): Promise<string[]> {
  return (await publicPaths(page)).filter((path) => /^\/digital-marketting\/[^/]+$/.test(path))
}

/** The specified product pages among these paths, in the given order. */
export function specified(paths: readonly string[]): string[] {
  return paths.filter((path) => PRODUCTS.includes(path))
}
