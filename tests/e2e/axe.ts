import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** Packed: half of the 1.5 MB that `axe.source` is. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Scheme = 'light' | 'dark'

/** Switches the colour scheme and waits until the page really shows it. */
async function paint(page: Page, colorScheme: Scheme) {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))),
  )
}

/** Reading axe takes longer than its rules, so a document gets it once; a policy does not stop it. */
async function barriers(page: Page, scheme: Scheme) {
  await paint(page, scheme)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  const violations = await page.evaluate(async (runOnly) => {
    // What passed need not be described element by element.
    return (await window.axe.run({ runOnly, resultTypes: ['violations'] })).violations
  }, TAGS)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${scheme} ${id} ${target} ${failureSummary}`),
  )
}

/** What axe finds wrong with the page as it stands, in light and in dark. */
export async function findBarriers(page: Page): Promise<string[]> {
  return [...(await barriers(page, 'light')), ...(await barriers(page, 'dark'))]
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
