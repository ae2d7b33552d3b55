import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

import { pdf } from '../support/files'
import { signUp, visitor } from './people'
import { expect, test } from './test'

const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) }

async function fill(page: Page, person = visitor()) {
  await page.goto('/careers')
  await page.getByLabel('Full name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Phone').fill('98765 43210')
  await page.getByLabel('Prefer not to say').check()
  await page.getByLabel('Job role').selectOption('Cloud Engineer')
  await page.getByLabel('Experience').selectOption('3+ Years')
  await page.getByLabel('Why this role?').fill(person.desc)
  return person
}

test('the careers form starts with the specified role and experience', async ({ page }) => {
  await page.goto('/careers')
  await expect(page.getByRole('heading', { name: 'Join Our Team' })).toBeVisible()
  await expect(page.getByLabel('Job role')).toHaveValue('Frontend Developer')
  await expect(page.getByLabel('Experience')).toHaveValue('Fresher')
  await expect(page.getByRole('link', { name: 'Cancel', exact: true })).toHaveAttribute('href', '/')
})

test('a refused application shows the specified error message and keeps what was typed', async ({
  page,
  javaScriptEnabled,
}) => {
  const person = await fill(page)
  await page.getByRole('button', { name: 'Submit application' }).click()
  await expect(page.getByRole('alert')).toContainText('Please upload your resume')
  const again = page.getByText('please choose the file again')
  await expect(again).toHaveCount(0)
  await expect(page.getByLabel('Full name')).toHaveValue(person.name)
  await expect(page.getByLabel('Job role')).toHaveValue('Cloud Engineer')
  await expect(page.getByLabel('Prefer not to say')).toBeChecked()
  await page.locator('#apply-resume').setInputFiles({ ...cv, name: 'cv.txt' })
  await page.getByRole('button', { name: 'Submit application' }).click()
  await expect(page.getByRole('alert')).toContainText('Only PDF, DOC, and DOCX files are allowed')
  // With a script the chosen file stays in its field.
  await expect(again).toHaveCount(javaScriptEnabled ? 0 : 1)
  const resume = page.getByLabel('Resume', { exact: true })
  await expect(resume).toHaveAttribute('aria-invalid', 'true')
  await expect(resume).toHaveAccessibleDescription(/Only PDF, DOC, and DOCX files are allowed/)
})

test('the errors of a refused application are in view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await page.goto('/careers')
  await page.getByRole('button', { name: 'Submit application' }).click()
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
})

test('each invalid field has an error message, and the summary links to it', async ({ page }) => {
  await page.goto('/careers')
  await page.getByLabel('Email').fill('asha@')
  await page.getByRole('button', { name: 'Submit application' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toContainText('Please fill all required fields')
  const marks = [
    [page.getByLabel('Full name'), 'Full name is required'],
    [page.getByLabel('Email'), 'Please enter a valid email address'],
    [page.getByLabel('Phone'), 'Phone is required'],
    [page.getByRole('radiogroup', { name: 'Gender' }), 'Gender is required'],
    [page.getByLabel('Why this role?'), 'A reason is required'],
    [page.getByLabel('Resume', { exact: true }), 'Please upload your resume'],
  ] as const
  for (const [control, words] of marks) {
    await expect(control).toHaveAttribute('aria-invalid', 'true')
    await expect(control).toHaveAccessibleDescription(new RegExp(words))
    await expect(summary.getByRole('link', { name: words })).toBeVisible()
  }
  await expect(page.getByLabel('Job role')).not.toHaveAttribute('aria-invalid')
  await expect(page.getByLabel('Email')).toHaveValue('asha@')
  await expect(summary.getByRole('link')).toHaveText(marks.map(([, words]) => words))
  await summary.getByRole('link', { name: 'Gender is required' }).click()
  await expect(page.getByLabel('Male', { exact: true })).toBeInViewport()
})

test('a resume whose content is not a PDF gets an error message at its field', async ({ page }) => {
  await fill(page)
  await page
    .locator('#apply-resume')
    .setInputFiles({ ...cv, buffer: Buffer.from('no document at all') })
  await page.getByRole('button', { name: 'Submit application' }).click()
  await expect(page.getByLabel('Resume', { exact: true })).toHaveAccessibleDescription(
    /Only PDF, DOC, and DOCX files are allowed/,
  )
})

test('an application arrives in the desk with its resume and can be deleted and restored', async ({
  page,
}) => {
  const person = await fill(page)
  await page.locator('#apply-resume').setInputFiles(cv)
  await page.getByRole('button', { name: 'Submit application' }).click()
  const thanks = page.getByText('Application submitted successfully!')
  await expect(thanks).toBeInViewport()
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0
  await expect
    .poll(async () => (await thanks.boundingBox())?.y ?? 0, 'not under the header')
    .toBeGreaterThan(header)
  await expect(page.locator('#apply dd')).toHaveText(['Cloud Engineer', person.email, 'cv.pdf'])
  await expect(page.getByText('What happens next').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByText('All fields are required')).toBeHidden()

  await signUp(page)
  await page.goto(`/admin/jobs?q=${person.email}&years=3&view=cards`)
  await expect(page.getByText('Showing 1 of 1 applications')).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: person.email })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('link', { name: /Download CV/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('cv.pdf')
  expect(readFileSync(await download.path())).toEqual(cv.buffer)

  await card.getByRole('link', { name: /^Delete/ }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.locator('.desk-head + .change')).toHaveText(/Application deleted\..*Undo/)
  await expect(page.getByText('No applications found matching your criteria.')).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The application is back in the list.')).toBeVisible()
  await expect(page.getByText('Showing 1 of 1 applications')).toBeVisible()
})

test('the form fits a narrow screen, as a phone with large text has', async ({ page }) => {
  await page.setViewportSize({ width: 240, height: 400 })
  await page.goto('/careers')
  await expect(page.getByRole('button', { name: 'Submit application' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(240)
})
