import { applyByApi, openEnquiry, signUp, visitor } from '../people'
import { expect, test } from '../test'

test('text typed into one field of an enquiry stays when another form is sent', async ({
  page,
}) => {
  await signUp(page)
  await openEnquiry(page)
  const reply = page.getByLabel('Your reply')
  const note = page.getByLabel('Add a note')
  const call = page.getByLabel(/^Call with/)
  const history = page.locator('.history')

  await reply.fill('Dear Asha,\nwe can.')
  await call.fill('Rang twice')
  await note.fill('Ask Ravi first')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Note added')).toBeVisible()
  await expect(note).toHaveValue('')
  await expect(reply).toHaveValue('Dear Asha,\nwe can.')
  await expect(call).toHaveValue('Rang twice')
  await expect(history).not.toContainText('replied')

  await page.getByRole('button', { name: 'Pending', exact: true }).click()
  await expect(history).toContainText('moved it from New to Pending')
  await page.getByRole('button', { name: /^Take it/ }).click()
  await expect(history).toContainText('took it')
  await note.fill('Second note')
  await call.press('Enter')
  await expect(note).toHaveValue('Second note')
  await page.getByRole('button', { name: 'Close and next' }).click()
  await expect(page.getByText('what you typed under Reply is not sent')).toHaveCount(1)
  await expect(reply).toHaveValue('Dear Asha,\nwe can.')

  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(history).toContainText('replied')
  await expect(reply).toHaveValue('')
  await expect(note).toHaveValue('Second note')
  await page.getByRole('button', { name: 'Log a call' }).click()
  await expect(history).toContainText('Rang twice')
  await expect(note).toHaveValue('Second note')
  await page.getByText('Follow up', { exact: true }).click()
  await page.getByRole('button', { name: /^Next week/ }).click()
  await expect(history).toContainText('set a follow-up')
  await expect(note).toHaveValue('Second note')
})

test('a note typed on an application stays when its stage changes', async ({ page }) => {
  await signUp(page)
  const asha = visitor()
  await applyByApi(page, asha)
  await page.goto(`/admin/jobs?q=${asha.email}`)
  await page.getByRole('link', { name: asha.name, exact: true }).click()
  await page.getByLabel('Add a note').fill('Good at SQL')
  await page.getByRole('button', { name: 'Interview', exact: true }).click()
  await expect(page.locator('.history')).toContainText('moved it from New to Interview')
  await expect(page.getByLabel('Add a note')).toHaveValue('Good at SQL')
})
