import { visitor } from './people'
import { expect, test } from './test'

test('the contact page shows the place, the hours and the policies above the form', async ({
  page,
}) => {
  await page.goto('/contact')
  const main = page.getByRole('main')
  await expect(main).toContainText('Mon-Fri 09:00 am to 05:00 pm')
  await expect(main).toContainText('Sat-Sun closed')
  await expect(main.getByRole('list').locator('a[href^="mailto:"]')).toBeVisible()
  const refund = main.locator('summary', { hasText: 'refund' })
  const form = main.locator('form#write')
  expect((await refund.boundingBox())?.y).toBeLessThan((await form.boundingBox())?.y ?? 0)
  await refund.click()
  await expect(main.getByText(/5-7 working days/).first()).toBeVisible()
})

for (const path of ['/contact', '/']) {
  test(`a message from ${path} is sent`, async ({ page }) => {
    const asha = visitor()
    await page.goto(path)
    const form = page.locator('form#write')
    await expect(form.getByLabel('Message')).toHaveAttribute('rows', '4')
    await form.getByLabel('Name').fill(asha.name)
    await form.getByLabel('Email').fill(asha.email)
    await form.getByLabel('Message').fill(asha.desc)
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Email sent successfully!')).toBeVisible()
    await expect(page.locator('form#write').getByLabel('Message')).toHaveValue('')
  })
}

test('a phone shows what is wrong with a refused message', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await page.goto('/contact')
  const form = page.locator('form#write')
  await form.getByLabel('Name').fill('   ')
  await form.getByLabel('Email').fill('asha@example.in')
  await form.getByLabel('Message').fill('   ')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
})
