import { applyByApi, sendByApi, signUp, withoutLiveUpdates } from './people'
import { expect, test } from './test'

test('staff open an application, move it to a stage, add a note and find it by its stage', async ({
  page,
}) => {
  await withoutLiveUpdates(page)
  await signUp(page)
  const asha = await applyByApi(page)
  await sendByApi(page, asha)
  await page.goto(`/admin/jobs?q=${asha.email}`)
  await page.getByRole('link', { name: asha.name, exact: true }).click()
  await expect(page.getByRole('heading', { name: asha.name, level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /^General ENQ-/ }).first()).toBeVisible()

  const interview = page.getByRole('button', { name: 'Interview' })
  await interview.click()
  await expect(page.getByText('moved it from New to Interview')).toBeVisible()
  await expect(interview).toHaveAttribute('aria-pressed', 'true')

  const note = page.getByLabel('Add a note')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Write the note first')).toBeVisible()
  await note.fill('Good at SQL')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Note added')).toBeVisible()
  await expect(page.locator('.history blockquote')).toHaveText('Good at SQL')
  await expect(note).toHaveValue('')

  await page.getByRole('link', { name: 'Applications' }).click()
  await page.getByRole('link', { name: /^Interview/ }).click()
  await expect(page).toHaveURL(/stage=Interview/)
  await expect(page.getByText('Showing 1 of 1 applications')).toBeVisible()
  await page.getByRole('link', { name: 'Cards' }).click()
  await page.getByLabel(`Stage of ${asha.name}`, { exact: true }).selectOption('Hired')
  await page.getByRole('button', { name: `Save the stage of ${asha.name}` }).click()
  await expect(page.getByText('No applications found matching your criteria.')).toBeVisible()
  await page.getByRole('link', { name: /^Hired/ }).click()
  await expect(page.getByText('Showing 1 of 1 applications')).toBeVisible()
})
