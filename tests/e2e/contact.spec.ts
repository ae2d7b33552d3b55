import { visitor } from './people'
import { expect, test } from './test'

test('the contact page shows the email address, the hours and the refund policy above the form', async ({
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

test('an empty message gets one error message per field', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  const messages = ['Name is required', 'Email is required', 'Message is required']
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('link')).toHaveText(messages)
  await expect(summary.getByRole('paragraph')).toHaveText(messages.join('. '))
})

test('the contact bar of a phone hides on /contact and for a focused field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 })
  const bar = page.getByRole('navigation', { name: 'Contact', exact: true })
  await page.goto('/contact')
  await expect(bar).not.toBeInViewport()
  await page.goto('/')
  await expect(bar.getByRole('link')).toHaveText([/Call/, /WhatsApp/, /Enquiry/])
  await expect(bar).toBeInViewport({ ratio: 1 })
  await page.getByLabel('Email').focus()
  await expect(bar).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link').last().focus()
  await expect(bar).toBeVisible()
  const lastLine = page.getByText('Pause background motion')
  await lastLine.scrollIntoViewIfNeeded()
  await bar.scrollIntoViewIfNeeded()
  const covered = async () => {
    const end = await lastLine.boundingBox()
    const start = await bar.boundingBox()
    return (end?.y ?? 0) + (end?.height ?? 0) - (start?.y ?? 0)
  }
  await expect.poll(covered).toBeLessThanOrEqual(0)
  await page.emulateMedia({ media: 'print' })
  await expect(bar).toBeHidden()
  await page.emulateMedia({ media: null })
  await page.setViewportSize({ width: 1280, height: 740 })
  await expect(bar).toBeHidden()
})

for (const path of ['/contact', '/']) {
  test(`the form on ${path} sends a message and empties itself`, async ({ page }) => {
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
    await expect(form.getByLabel('Message')).toBeHidden()
    await form.getByText('Send another').click()
    await expect(form.getByLabel('Message')).toBeVisible()
  })
}

test('the errors of a refused message are in view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await page.goto('/contact')
  const form = page.locator('form#write')
  await form.getByLabel('Name').fill('   ')
  await form.getByLabel('Email').fill('asha@example.in')
  await form.getByLabel('Message').fill('   ')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
})
