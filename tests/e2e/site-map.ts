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

/** The pages that the specification names. */
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

/** For what every page has: its visit takes a fifth less time than that of the home page. */
export const LIGHT_PAGE = '/refund-policy'

/** The path of every page that the site tells search engines about, with the query of another language. */
export async function publicPaths(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address)
    return pathname + search
  })
}

/** The pages of products, in menu order; their tools lie one level deeper. */
export async function productPaths(page: Page): Promise<string[]> {
  return (await publicPaths(page)).filter((path) => /^\/digital-marketting\/[^/]+$/.test(path))
}

/** Those of the specification, in the order given. */
export function specified(paths: readonly string[]): string[] {
  return paths.filter((path) => PRODUCTS.includes(path))
}
