import { expect, type Page } from '@playwright/test'

const enquiryLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Enquiry', exact: true })

/** Presses Enquiry once the code of the dialog is there: where that takes two seconds, the link is followed instead. */
export async function openDialog(page: Page, link = enquiryLink(page)) {
  await link.hover()
  await expect.poll(() => page.evaluate(hasCode), { timeout: 60_000 }).toBe(true)
  await link.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

/** A finger or pointer on the link may have fetched it before. */
const hasCode = () =>
  performance
    .getEntriesByType('resource')
    .some((entry) => /\/enquiry-dialog-window-.*\.js$/.test(entry.name) && entry.duration > 0)
