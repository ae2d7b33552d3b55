import { utimes, writeFile } from 'node:fs/promises'

import { pdf } from '../../support/files'
import { signUp, visitor } from '../people'
import { expect, test } from '../test'

// Chromium reports a request that it cannot send in the console.
test.use({ fakesResponses: true })

const CHANGED = 'The file has changed since you chose it. Please choose it again'

/** With an earlier time, by which Chromium recognises that the file changes later. */
async function writeOldFile(path: string, content: string | Uint8Array) {
  await writeFile(path, content)
  await utimes(path, 1_000_000, 1_000_000)
}

test('an application with a resume that was saved again asks to choose the file again', async ({
  page,
}, testInfo) => {
  const cv = testInfo.outputPath('cv.pdf')
  await writeOldFile(cv, pdf())
  const { name, email, desc } = visitor()
  await page.goto('/careers')
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill('98765 43210')
  await page.getByText('Female', { exact: true }).click()
  await page.getByLabel('Resume', { exact: true }).setInputFiles(cv)
  const send = page.getByRole('button', { name: 'Submit application' })
  await send.click()
  await expect(page.getByRole('alert')).toContainText('A reason is required')
  await page.getByLabel('Why this role?').fill(desc)
  await writeFile(cv, pdf(3_000))
  await send.click()
  await expect(page.getByRole('alert').getByRole('link', { name: CHANGED })).toBeVisible()
  await page.getByLabel('Resume', { exact: true }).setInputFiles(cv)
  await send.click()
  await expect(page.getByText('Application submitted successfully!')).toBeVisible()
})

test('a price list that was corrected after its upload asks to choose the file again', async ({
  page,
}, testInfo) => {
  const list = testInfo.outputPath('prices.csv')
  await writeOldFile(list, 'no,price,list\n')
  await signUp(page)
  await page.goto('/admin/site/prices')
  await page.getByLabel('Price list').setInputFiles(list)
  const upload = page.getByRole('button', { name: 'Upload as a draft' })
  await upload.click()
  await expect(page.getByRole('alert')).toContainText('Nothing is changed')
  await writeFile(list, 'still,no,price,list\n')
  await upload.click()
  await expect(page.getByText(CHANGED)).toBeVisible()
})
