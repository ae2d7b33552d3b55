import { sendByApi, signUp, withoutDraft } from './people'
import { expect, test } from './test'

test.beforeEach(async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept())
  await signUp(page)
})

test('going back ticks no other enquiry than the one that was ticked', async ({ page }) => {
  const { email } = await sendByApi(page)
  const own = email.split('@')[0]
  await page.goto(`/admin?q=${own}`)
  await page.locator('input[name=id]').check()
  await page.goto('/about')
  await sendByApi(page, { email: `${own}@later.example.in` })
  await page.goBack()
  await expect(page.locator('input[name=id]')).toHaveCount(2)
  await expect(page.locator('input[name=id]:checked')).toHaveCount(0)
})

test('going back to a list shows the filters of the list', async ({ page, javaScriptEnabled }) => {
  await page.goto('/admin')
  await page.getByLabel('Assigned to', { exact: true }).selectOption('nobody')
  if (!javaScriptEnabled) await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/assignee=nobody/)
  await page.goto('/about')
  await page.goBack()
  await expect(page.getByLabel('Assigned to', { exact: true })).toHaveValue('nobody')
  if (javaScriptEnabled) return
  await page.goBack()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByLabel('Assigned to', { exact: true })).toHaveValue('')
})

test('going back after moving an item shows each item with its own text', async ({
  page,
  javaScriptEnabled,
}) => {
  const own = { true: 'pages/digital-marketing', false: 'pages/web-development' }[
    `${javaScriptEnabled ?? true}`
  ]
  const title = (index: number) => page.locator(`[name="sections.0.items.${index}.title"]`)
  await withoutDraft(page, own)
  await page.goto(`/admin/site/edit/${own}?at=sections.0.items.0.title`)
  const second = await title(1).inputValue()
  await title(0).fill('Changed and moved')
  await page.locator('button[value="down:sections.0.items.0"]').click()
  await expect(title(1)).toHaveValue('Changed and moved')
  await title(1).fill('Not saved')
  await page.goto('/about')
  await page.goBack()
  await expect(title(1)).toHaveValue('Changed and moved')
  if (!javaScriptEnabled) await page.goBack()
  await expect(title(0)).toHaveValue(second)
  await withoutDraft(page, own)
})

test("going back to a saved reply shows a colleague's change of it", async ({ page }) => {
  const name = `Hours ${Date.now().toString(36)}`
  await page.goto('/admin/saved-replies/new')
  await page.getByLabel('Title').fill(name)
  await page.getByLabel('Text').fill('We open at nine.')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name }).click()
  await expect(page.getByLabel('Title')).toHaveValue(name)
  const url = page.url()
  await page.getByLabel('Text').fill('We open at eight.')
  await page.goto('/about')

  const colleague = await page.context().newPage()
  await colleague.goto(url)
  await colleague.getByLabel('Text').fill('We open at ten.')
  await colleague.getByRole('button', { name: 'Save' }).click()
  await expect(colleague.getByText('Saved.')).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Text')).toHaveValue('We open at ten.')
})
