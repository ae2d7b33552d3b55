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

test('the form starts where the specification says', async ({ page }) => {
  await page.goto('/careers')
  await expect(page.getByRole('heading', { name: 'Join Our Team' })).toBeVisible()
  await expect(page.getByLabel('Job role')).toHaveValue('Frontend Developer')
  await expect(page.getByLabel('Experience')).toHaveValue('Fresher')
  await expect(page.getByRole('link', { name: 'Cancel', exact: true })).toHaveAttribute('href', '/')
})

test('a mistake is said in the words of the specification and costs nothing that was typed', async ({
  page,
}) => {
  const person = await fill(page)
  await page.getByRole('button', { name: 'Submit application' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please upload your resume')
  await expect(page.getByLabel('Full name')).toHaveValue(person.name)
  await expect(page.getByLabel('Job role')).toHaveValue('Cloud Engineer')
  await expect(page.getByLabel('Prefer not to say')).toBeChecked()
  await page.locator('#apply-resume').setInputFiles({ ...cv, name: 'cv.txt' })
  await page.getByRole('button', { name: 'Submit application' }).click()
  await expect(page.getByRole('alert')).toHaveText('Only PDF, DOC, and DOCX files are allowed')
})

test('an application reaches the desk with its resume, and leaves it when it is deleted', async ({
  page,
}) => {
  const person = await fill(page)
  await page.locator('#apply-resume').setInputFiles(cv)
  await page.getByRole('button', { name: 'Submit application' }).click()
  await expect(page.getByText('Application submitted successfully!')).toBeVisible()

  await signUp(page)
  await page.goto(`/admin/jobs?q=${person.email}&years=3`)
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
  await expect(page.getByText('Application deleted.')).toBeVisible()
  await expect(page.getByText('No applications found matching your criteria.')).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The application is back in the list.')).toBeVisible()
  await expect(page.getByText('Showing 1 of 1 applications')).toBeVisible()
})
