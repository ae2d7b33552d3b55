import type { Page } from '@playwright/test'
import axe from 'axe-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What can differ between two colour schemes of one document. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

type Scheme = 'light' | 'dark'

/** Switches the colour scheme and waits until the page really shows it. */
async function paint(page: Page, colorScheme: Scheme) {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))),
  )
}

/** Reading axe takes longer than its rules, so a document gets it once; a policy does not stop it. */
async function barriers(page: Page, scheme: Scheme, rules: string[]) {
  await paint(page, scheme)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async (runOnly) => {
    // What passed need not be described element by element.
    return (await window.axe.run({ runOnly, resultTypes: ['violations'] })).violations
  }, rules)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${scheme} ${id} ${target} ${failureSummary}`),
  )
}

/** What axe finds wrong with the page as it stands: in light with every rule, in dark with those about colour. */
export async function findBarriers(page: Page): Promise<string[]> {
  const inLight = await barriers(page, 'light', TAGS)
  return [...inLight, ...(await barriers(page, 'dark', COLOUR_RULES))]
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
