import { applyByApi, openApplication, signUp, visitor } from '../people'
import { expect, test } from '../test'

test('the filters of the applications follow the URL after links and Back', async ({ page }) => {
  await signUp(page)
  const asha = await applyByApi(page)
  await applyByApi(page, { ...asha, desc: `${asha.desc}, again` })
  await page.goto(`/admin/jobs?q=${asha.email}`)
  const gender = page.getByLabel('Gender', { exact: true })
  const years = page.getByLabel('Minimum experience (years)')
  await gender.selectOption('Male')
  await expect(page).toHaveURL(/gender=Male/)
  await years.fill('2')
  await expect(page).toHaveURL(/years=2/)
  await page.locator('.empty').getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/admin/jobs')
  await expect(gender).toHaveValue('')
  await expect(years).toHaveValue('')
  await expect(page.getByLabel('Search by name')).toHaveValue('')

  await page.goto(`/admin/jobs?from=2026-01-01&q=${encodeURIComponent(asha.name)}`)
  await page.locator('.badge-repeat').first().click()
  await expect(page.getByLabel('Search by name')).toHaveValue(asha.email)
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('')
  await page.goBack()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('2026-01-01')
  await expect(page.getByLabel('Search by name')).toHaveValue(asha.name)
})

test('an empty result names the search term, and filtering does not move the count on a small laptop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signUp(page)
  const asha = await applyByApi(page)
  await page.goto('/admin/jobs')
  const count = page.getByText(/^Showing/)
  const before = (await count.boundingBox())?.y
  await page.getByLabel('Search by name').fill(`not ${asha.email}`)
  await expect(page.locator('.empty')).toContainText(
    `No application has “not ${asha.email}” in its name`,
  )
  await expect(page.getByRole('link', { name: 'Clear filters' }).first()).toBeVisible()
  expect((await count.boundingBox())?.y).toBe(before)
})

test('a list that loads more rows on scrolling does not move the focus', async ({ page }) => {
  await signUp(page)
  const asha = visitor()
  for (let at = 0; at < 12; at++) {
    await applyByApi(page, { ...asha, name: `${asha.name} ${at}` })
  }
  const cards = page.locator('.application-rows tbody tr')
  const scrollToEnd = async () => {
    await expect(cards).toHaveCount(10)
    await page.mouse.move(600, 400)
    await expect(async () => {
      await page.mouse.wheel(0, 5000)
      await expect(cards).toHaveCount(12, { timeout: 1000 })
    }).toPass()
    await expect(page.getByText('Showing 12 of 12')).toBeVisible()
    await page.waitForTimeout(300)
  }
  await page.goto(`/admin/jobs?q=${asha.email}`)
  await scrollToEnd()
  await expect(page.locator('body')).toBeFocused()

  await page.goto(`/admin/jobs?q=${asha.email}`)
  await page.getByLabel('Search by name').focus()
  await page.getByText(/^Showing/).click()
  await scrollToEnd()
  await expect(page.locator('body')).toBeFocused()
})

test('a resume downloads without a question while a note is typed', async ({ page }) => {
  await signUp(page)
  await openApplication(page)
  const note = page.getByLabel('Add a note')
  await note.fill('Good at SQL')
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    return dialog.accept()
  })
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Download CV/ }).click()
  await (await download).path()
  await expect(note).toHaveValue('Good at SQL')
  expect(questions).toEqual([])
})
