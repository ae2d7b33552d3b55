import { expect, type Page } from '@playwright/test'

const enquiryLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Enquiry', exact: true })

/** Clicks Enquiry once the dialog's code is loaded; after two seconds without it the link is followed instead. */
export async function openDialog(page: Page, link = enquiryLink(page)) {
  // React misses the step from an element that a navigation has removed; this one is always there.
  await page.mouse.move(0, 0)
  await link.hover()
  await expect.poll(() => page.evaluate(hasCode), { timeout: 60_000 }).toBe(true)
  await link.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

const hasCode = () =>
  performance
    .getEntriesByType('resource')
    .some((entry) => /\/enquiry-dialog-window-.*\.js$/.test(entry.name) && entry.duration > 0)
