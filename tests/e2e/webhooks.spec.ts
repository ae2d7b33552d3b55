import { startReceiver } from '../support/receiver'
import { signUp } from './people'
import { expect, test } from './test'

test('an owner adds a webhook, sees a test succeed and fail, turns it off and deletes it', async ({
  page,
}) => {
  let status = 200
  const receiver = await startReceiver(() => ({ status }))
  const admin = await signUp(page)
  await page.goto('/admin/webhooks')
  await page.getByRole('textbox', { name: 'Address' }).fill('hooks.example.com')
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await expect(page.getByRole('alert')).toContainText('Enter the whole address')

  await page.getByRole('textbox', { name: 'Address' }).fill(receiver.url)
  await page.getByLabel('New enquiry').uncheck()
  await page.getByLabel('New application').check()
  await page.getByLabel('Format').selectOption('text')
  await page.getByLabel('Your password').fill(admin.password)
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await expect(page.getByRole('heading', { name: 'Webhook added' })).toBeVisible()
  await expect(page.locator('.secret')).toContainText('whsec_')

  await page.getByRole('link', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByText('The test was delivered.')).toBeVisible()
  // Applications of other tests arrive here, too.
  expect(receiver.received.map(({ body }) => JSON.parse(body))).toContainEqual({
    text: expect.stringMatching(/^Test from .*\nhttp.*\/admin\/webhooks\//s),
  })
  status = 503
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByRole('alert')).toContainText('503 Service Unavailable')
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('The webhook is off')).toBeVisible()

  await page.getByRole('link', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The webhook is deleted.')).toBeVisible()
  await receiver.close()
})
