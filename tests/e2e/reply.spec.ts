import { findViolations } from './axe'
import { logIn, openEnquiry, signUp, staff, visitor, withoutLiveUpdates } from './people'
import { expect, test } from './test'

test('staff reply with a saved reply, close the enquiry and log a call', async ({
  page,
  javaScriptEnabled,
}) => {
  const admin = await signUp(page)
  const title = `Thanks ${visitor().name}`
  await page.goto('/admin/saved-replies/new')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Text').fill('Dear {nme}, we can.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('There is no placeholder {nme}')
  await page.getByLabel('Text').fill('Dear {name}, we can.\n{my name}')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()

  const asha = await openEnquiry(page)
  const box = page.getByLabel('Your reply')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Write the reply first')).toBeVisible()
  if (javaScriptEnabled) expect(await findViolations(page)).toEqual([])
  await box.fill('Hello.')
  await page.getByLabel('Saved reply').selectOption(title)
  await page.getByRole('button', { name: 'Insert' }).click()
  const text = `Dear ${asha.name}, we can.\n${admin.name}`
  await expect(box).toHaveValue(`Hello.\n${text}`)
  await page.getByRole('button', { name: 'Send and close' }).click()
  await expect(page.getByText('Reply kept')).toBeVisible()
  await expect(box).toHaveValue('')
  const history = page.locator('.history')
  await expect(history).toContainText(`Dear ${asha.name}, we can.`)
  await expect(history).toContainText('moved it from New to Closed')

  await page.getByLabel(/^Call with/).fill('Nobody there')
  await page.getByRole('button', { name: 'Log a call' }).click()
  await expect(page.getByText('Call logged')).toBeVisible()
  await expect(page.getByLabel(/^Call with/)).toHaveValue('')
  await expect(page.getByText('Write the reply first')).toBeHidden()
  await expect(history).toContainText('Nobody there')
})

test('a reply sent without a connection or session is not stored and keeps its text', async ({
  page,
  javaScriptEnabled,
}) => {
  const admin = await signUp(page)
  const { name } = await openEnquiry(page)
  const url = page.url()
  const box = page.getByLabel('Your reply')
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await box.fill('Dear Asha,\nwe can.')
  if (javaScriptEnabled) {
    await page.context().setOffline(true)
    await send.click()
    await expect(page.getByRole('alert')).toContainText('The connection was lost')
    await page.context().setOffline(false)
  }
  await page.context().clearCookies()
  await send.click()
  if (javaScriptEnabled) {
    await expect(page.getByText('Not sent: your session has ended.')).toBeVisible()
    await expect(box).toHaveValue('Dear Asha,\nwe can.')
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    return
  }
  await expect(page.getByText('your last action did not go through')).toBeVisible()
  await logIn(page, admin)
  await expect(page).toHaveURL(url)
  await expect(box).toHaveValue('Dear Asha,\nwe can.')
  await expect(page.locator('.history')).not.toContainText('replied')
})

test('the reply button is in view without scrolling at 1440 x 900', async ({ page }) => {
  await signUp(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openEnquiry(page)
  const send = await page.getByRole('button', { name: 'Send', exact: true }).boundingBox()
  expect((send?.y ?? 900) + (send?.height ?? 0)).toBeLessThanOrEqual(900)
})

test("a reply after a colleague's reply shows that reply and can be sent anyway", async ({
  page,
  browser,
}) => {
  await withoutLiveUpdates(page)
  await signUp(page)
  await openEnquiry(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const reply = page.getByLabel('Your reply')
  await reply.fill('Dear Asha, we can do that.')

  const path = new URL(page.url()).pathname
  const other = await browser.newContext()
  const colleague = await other.newPage()
  await signUp(colleague, { ...staff(), name: 'Ravi Kumar' })
  const form = { text: 'Dear Asha, we call you tomorrow.', base: '', back: path }
  await colleague.request.post(path, { form })
  await other.close()

  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText(/Ravi Kumar replied since/)).toContainText('we call you tomorrow')
  await expect(reply).toHaveValue('Dear Asha, we can do that.')
  await page.getByRole('button', { name: 'Send anyway' }).click()
  await expect(page.getByText('Reply kept', { exact: true })).toBeVisible()
  await expect(page.locator('.history')).toContainText('we can do that')
  await expect(page.getByRole('button', { name: 'Send anyway' })).toBeHidden()
})

test('a reply to an enquiry that was marked as spam meanwhile keeps its text', async ({ page }) => {
  await withoutLiveUpdates(page)
  await signUp(page)
  await openEnquiry(page)
  const reply = page.getByLabel('Your reply')
  await reply.fill('Dear Asha, we can do that.')
  const { pathname } = new URL(page.url())
  await page.request.post(`${pathname}/spam`, { form: { verdict: 'spam', back: pathname } })
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.locator('#reply').getByText(/in spam/)).toHaveCount(1)
  await expect(reply).toHaveValue('Dear Asha, we can do that.')
  await page.getByRole('button', { name: /^Not spam/ }).click()
  await expect(page.getByText('marked as not spam', { exact: false }).first()).toBeVisible()
  await expect(reply).toHaveValue('Dear Asha, we can do that.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.locator('.history')).toContainText('we can do that')
})
