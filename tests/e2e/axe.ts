import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** Half of the 1.5 MB that `axe.source` is. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules of those tags that depend on the colour scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

type Scheme = 'light' | 'dark'

/** Switches the colour scheme and waits until the page shows it. */
async function paint(page: Page, colorScheme: Scheme) {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

async function barriers(page: Page, scheme: Scheme, runOnly: axe.RunOnly) {
  const violations = await page.evaluate(
    async (only) =>
      (await window.axe.run({ runOnly: only, resultTypes: ['violations'] })).violations,
    runOnly,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${scheme} ${id} ${target} ${failureSummary}`),
  )
}

/** Shows a page as served, with its styles and without scripts, in the document that stands: half of the time of a visit. */
export async function showServed(page: Page, path: string): Promise<void> {
  await page.evaluate(async (path) => {
    const answer = await fetch(path)
    if (answer.redirected) throw new Error(`${path} leads to ${answer.url}`)
    const served = new DOMParser().parseFromString(await answer.text(), 'text/html')
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

/** Goes on to a page of the site in the document that stands, where axe is compiled already: half of the time of a visit. */
export async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => window.__remixRouter.navigate(path), path)
  await expect(page).toHaveURL(path)
  // React shows the new page after the router has arrived.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** What axe finds wrong with the page as it stands: by every rule in light, by those of colour in dark. */
export async function findBarriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  await paint(page, 'dark')
  const inDark = await barriers(page, 'dark', { type: 'rule', values: COLOUR_RULES })
  await paint(page, 'light')
  return [...(await barriers(page, 'light', { type: 'tag', values: TAGS })), ...inDark]
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
