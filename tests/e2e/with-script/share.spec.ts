import type { Page } from '@playwright/test'

import { expect, test } from '../test'

/** Violations of the content security policy; the console does not report all of them. */
const violationsOf = async (page: Page) => {
  const violations: string[] = []
  await page.exposeFunction('report', (directive: string) => violations.push(directive))
  await page.addInitScript(
    "document.addEventListener('securitypolicyviolation', (event) => report(event.violatedDirective))",
  )
  return violations
}

test('the JSON-LD of the company does not violate the CSP', async ({ page }) => {
  const violations = await violationsOf(page)
  await page.goto('/')
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(text ?? '')).toMatchObject({ '@type': ['Organization', 'LocalBusiness'] })
  expect(violations).toEqual([])
})

test('the validation of the forms does not violate the CSP', async ({ page }) => {
  const violations = await violationsOf(page)
  for (const [path, words] of [
    ['/enquiry', 'Description'],
    ['/contact', 'Message'],
  ] as const) {
    await page.goto(path)
    await page.getByLabel('Name').first().fill('  ')
    await page.getByLabel('Email').fill('asha@gmail')
    await page.getByLabel(words).fill('  ')
    await page.getByRole('main').getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('alert').first(), path).toBeVisible()
    expect.soft(violations, path).toEqual([])
  }
})

test('the manifest, the touch icon, robots.txt and security.txt are served', async ({ page }) => {
  await page.goto('/')
  for (const link of ['link[rel="manifest"]', 'link[rel="apple-touch-icon"]']) {
    const href = await page.locator(link).getAttribute('href')
    expect((await page.request.get(href ?? '')).status()).toBe(200)
  }
  for (const path of ['/robots.txt', '/.well-known/security.txt'])
    expect((await page.request.get(path)).headers()['content-type']).toMatch(/^text\/plain/)
})

test('the 404 page is marked noindex and has no canonical URL', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
})
