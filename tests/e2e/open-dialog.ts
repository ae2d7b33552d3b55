import { expect, type Page } from '@playwright/test'

const enquiryLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Enquiry', exact: true })

/** Presses Enquiry once the code of the dialog is there: where that takes two seconds, the link is followed instead. */
export async function openDialog(page: Page, link = enquiryLink(page)) {
  const code = page.waitForResponse(/\/enquiry-dialog-window-/)
  await link.hover()
  await (await code).finished()
  await link.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}
