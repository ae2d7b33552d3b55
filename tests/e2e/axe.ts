import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** Half the size of `axe.source`, which has 1.5 MB. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules of those tags that depend on the colour scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

type Scheme = 'light' | 'dark'

/** Switches the colour scheme and waits until the page shows it. */
async function showScheme(page: Page, colorScheme: Scheme) {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

async function runAxe(page: Page, scheme: Scheme, runOnly: axe.RunOnly) {
  const violations = await page.evaluate(
    async (only) =>
      (await window.axe.run({ runOnly: only, resultTypes: ['violations'] })).violations,
    runOnly,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${scheme} ${id} ${target} ${failureSummary}`),
  )
}

/** Replaces the current document by a page as served, without scripts: half the time of `goto`. */
export async function showServedPage(page: Page, path: string): Promise<void> {
  await page.evaluate(async (path) => {
    const response = await fetch(path)
    if (response.redirected) throw new Error(`${path} redirects to ${response.url}`)
    const served = new DOMParser().parseFromString(await response.text(), 'text/html')
    history.replaceState(null, '', path)
    document.documentElement.replaceWith(served.documentElement)
    const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
    const loaded = Array.from(
      sheets,
      (link) => link.sheet ?? new Promise((done) => link.addEventListener('load', done)),
    )
    await Promise.all(loaded)
    await document.fonts.ready
  }, path)
}

/** Navigates on the client, where axe is already compiled: half the time of `goto`. */
export async function navigateTo(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => window.__remixRouter.navigate(path), path)
  await expect(page).toHaveURL(path)
  // React shows the new page after the router has changed the URL.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Runs every rule of axe in the light scheme and the colour rules in the dark one. */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  await showScheme(page, 'dark')
  const inDark = await runAxe(page, 'dark', { type: 'rule', values: COLOUR_RULES })
  await showScheme(page, 'light')
  return [...(await runAxe(page, 'light', { type: 'tag', values: TAGS })), ...inDark]
}

declare global {
  interface Window {
    axe: typeof axe
    __remixRouter: {
      navigate(path: string): Promise<void>
      state: { navigation: { state: string } }
    }
  }
}
