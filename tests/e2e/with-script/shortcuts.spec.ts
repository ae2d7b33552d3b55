import { openEnquiry, sendByApi, signUp, visitor } from '../people'
import { expect, test } from '../test'

test('single keys act on an enquiry, not in fields; n keeps unsaved text', async ({ page }) => {
  await signUp(page)
  const { name: tag } = visitor()
  const [older, newer] = ['A', 'B'].map((letter) => `${tag} ${letter}`)
  for (const name of [older, newer]) await sendByApi(page, { name })
  await page.goto(`/admin?q=${encodeURIComponent(tag)}`)
  await page.getByRole('link', { name: newer, exact: true }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(newer ?? '')
  await page.keyboard.press('n')
  await expect(title).toHaveText(older ?? '')
  await page.keyboard.press('p')
  await expect(title).toHaveText(newer ?? '')
  await page.keyboard.press('t')
  await expect(page.getByRole('button', { name: /^Take it/ })).toHaveCount(0)

  const note = page.getByLabel('Add a note')
  await page.keyboard.press('m')
  await expect(note).toBeFocused()
  await page.keyboard.type('uncle n p')
  await expect(note).toHaveValue('uncle n p')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+n')
  await page.keyboard.press('n')
  await expect(note).toBeFocused()
  await expect(title).toHaveText(newer ?? '')
  await page.keyboard.press('Tab')
  await page.keyboard.press('c')
  await expect(page.getByText(`${newer} moved to Closed. Note added.`)).toBeVisible()
  await expect(title).toHaveText(older ?? '')
})

test('the question mark lists the shortcuts, which can be turned off', async ({ page }) => {
  await signUp(page)
  const asha = await openEnquiry(page)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(asha.name)
  await expect(page.getByRole('button', { name: 'Shortcuts' })).toBeVisible()
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  for (const action of ['Take it', 'Add a note', 'Close and next', 'This list'])
    await expect(list.getByText(action, { exact: true })).toBeVisible()
  await page.keyboard.press('u')
  await expect(list).toBeVisible()
  await list.getByLabel('Single-key shortcuts').uncheck()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()

  await page.reload()
  await page.getByRole('button', { name: 'Shortcuts' }).click()
  await expect(list.getByLabel('Single-key shortcuts')).not.toBeChecked()
  await list.getByRole('button', { name: 'Close' }).click()
  for (const key of ['m', '?', 'u']) await page.keyboard.press(key)
  await expect(list).toBeHidden()
  await expect(page.getByLabel('Add a note')).not.toBeFocused()
  await expect(title).toHaveText(asha.name)
})

test('j and k move through the rows of a list, and Enter opens one', async ({ page }) => {
  await signUp(page)
  const { name: tag } = visitor()
  for (const letter of ['A', 'B']) await sendByApi(page, { name: `${tag} ${letter}` })
  await page.goto(`/admin?q=${encodeURIComponent(tag)}`)
  const row = (letter: string) => page.getByRole('link', { name: `${tag} ${letter}` }).first()
  for (const letter of ['A', 'B'])
    await row(letter).evaluate((link) => link.setAttribute('data-row', ''))
  await expect(page.getByRole('button', { name: 'Shortcuts' })).toBeVisible()
  for (const [key, letter] of [
    ['j', 'B'],
    ['j', 'A'],
    ['j', 'A'],
    ['k', 'B'],
    ['k', 'B'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(row(letter)).toBeFocused()
  }
  await page.keyboard.press('?')
  await expect(page.getByText('Next and previous row')).toBeVisible()
  await page.keyboard.press('Escape')
  await row('B').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `${tag} B` })).toBeVisible()
})
