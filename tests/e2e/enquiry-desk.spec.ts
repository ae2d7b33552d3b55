import type { Page } from '@playwright/test'

import { sendByApi, signUp, visitor, withoutLiveUpdates } from './people'
import { expect, test } from './test'

/** Sends enquiries with a common tag. @returns the list that finds them, and their senders */
async function sendSome(page: Page, count: number) {
  const { name: tag } = visitor()
  const senders = []
  for (let i = 0; i < count; i++) {
    const sender = { ...visitor(), name: `${tag} ${String.fromCharCode(65 + i)}` }
    await sendByApi(page, sender)
    senders.push(sender)
  }
  return { list: `/admin?q=${encodeURIComponent(tag)}`, senders }
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })

async function openBar(page: Page) {
  const bar = page.locator('details.bulk')
  if (!(await bar.evaluate((details: HTMLDetailsElement) => details.open)))
    await bar.locator('summary').click()
}

test('an enquiry page has reply links, notes, an assignee and a status', async ({ page }) => {
  const admin = await signUp(page)
  const { list, senders } = await sendSome(page, 1)
  const [asha] = senders
  // A unique number, because a person is recognised by it.
  const phone = `+9198${String(Date.now() % 1e8).padStart(8, '0')}`
  await sendByApi(page, {
    ...asha,
    desc: 'A second time, with a number',
    phone,
    telegramId: '@asha_verma',
    callBack: 'Morning',
  })
  await page.goto(`${list}&view=cards`)
  await expect(page.getByText('2nd enquiry from this person')).toHaveCount(1)
  await page.getByRole('link', { name: asha?.name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: asha?.name })).toBeVisible()
  await expect(page.getByText('A second time, with a number')).toBeVisible()
  await expect(page.getByText('Morning (09:00 to 12:00)')).toBeVisible()

  const replies = page.getByRole('list', { name: `Reply to ${asha?.name}` })
  await expect(replies.getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    /^mailto:.*subject=Your%20enquiry%20ENQ-.*&body=Dear%20/,
  )
  await expect(replies.getByRole('link', { name: 'Call' })).toHaveAttribute('href', `tel:${phone}`)
  await expect(replies.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/${phone.slice(1)}\\?text=Dear%20Asha`),
  )
  await expect(replies.getByRole('link', { name: 'Telegram' })).toHaveAttribute(
    'href',
    /^https:\/\/t\.me\/asha_verma\?text=Dear%20Asha/,
  )

  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Write the note first')).toBeVisible()
  await page.getByLabel('Add a note').fill('Rang at ten,\nnobody there')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Note added')).toBeVisible()
  await expect(page.getByLabel('Add a note')).toHaveValue('')
  const history = page.locator('.history')
  await expect(history).toContainText('Rang at ten')
  await expect(history).toContainText(admin.name)

  await page.getByLabel(/^Assignee of/).selectOption('Me')
  await page.getByRole('button', { name: 'Assign' }).click()
  await expect(page.getByText(`${asha?.name} assigned to ${admin.name}.`)).toBeVisible()
  const status = page.getByRole('group', { name: /^Status of/ })
  await status.getByRole('button', { name: 'Pending' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(status.getByRole('button', { pressed: true })).toHaveText('Pending')
  await expect(history).toContainText('moved it from New to Pending')
  await expect(page.locator('#person').getByRole('link')).toHaveCount(1)

  await page.getByRole('link', { name: 'Enquiries', exact: true }).click()
  await expect(page.getByText('Showing 1–2 of 2 enquiries')).toBeVisible()
})

test('"Close and next" saves the note, closes the enquiry, opens the next', async ({ page }) => {
  const admin = await signUp(page)
  const { list, senders } = await sendSome(page, 2)
  const [older, newer] = senders.map(({ name }) => name)
  if (!older || !newer) throw new Error('two were sent')
  await page.goto(`${list}&status=New`)
  await page.getByRole('link', { name: newer, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: newer })).toBeVisible()
  await page.getByRole('button', { name: /^Take it/ }).click()
  await expect(page.getByText(`${newer} assigned to ${admin.name}.`)).toBeVisible()
  await page.getByLabel('Add a note').fill('Answered by phone')
  await page.getByRole('button', { name: 'Close and next' }).click()
  await expect(page.getByText(`${newer} moved to Closed. Note added.`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: older })).toBeVisible()

  await page.getByRole('button', { name: 'Close and next' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible()
  await expect(
    page.getByText(`${older} moved to Closed. That was the last one of this list.`),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 change undone.')).toBeVisible()
  await page.getByRole('link', { name: older, exact: true }).click()
  await expect(page.getByRole('button', { name: 'Close and next' })).toBeVisible()
})

test('undo of a bulk close skips an enquiry that was changed since', async ({ page }) => {
  await signUp(page)
  const { list, senders } = await sendSome(page, 3)
  const [first, second, third] = senders.map(({ name }) => name)
  if (!first || !second || !third) throw new Error('three were sent')
  await page.goto(list)
  for (const name of [first, second]) await page.getByLabel(`Select ${name}`).check()
  await openBar(page)
  await page.getByLabel('Status to move to').selectOption('Closed')
  await page.getByRole('button', { name: 'Move' }).click()
  await expect(page.locator('.desk-head + .change')).toHaveText(/2 moved to Closed\..*Undo/)
  await expect(rowOf(page, first)).toContainText('Closed')
  await expect(rowOf(page, third)).toContainText('New')
  await expect(page.getByLabel(`Select ${first}`)).not.toBeChecked()

  // A colleague changes one of them meanwhile.
  const link = await page.getByRole('link', { name: second }).first().getAttribute('href')
  const id = /enquiries\/([\w-]+)/.exec(link ?? '')?.[1]
  const put = await page.request.put(`/enquiry/update/${id}`, { data: { status: 'Pending' } })
  expect(put.status()).toBe(200)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(
    page.getByText('1 change undone. 1 changed since, and stays as it is.'),
  ).toBeVisible()
  await expect(rowOf(page, first)).toContainText('New')
  await expect(rowOf(page, second)).toContainText('Pending')
})

test('a bulk action assigns all enquiries of a page, and the filter "Mine" finds them', async ({
  page,
}) => {
  const admin = await signUp(page)
  const { list } = await sendSome(page, 2)
  await page.goto(list)
  await openBar(page)
  await page.getByRole('button', { name: 'Assign' }).click()
  await expect(page.getByText('Select at least one enquiry first.')).toBeVisible()
  await expect(page.locator('details.bulk')).not.toHaveAttribute('open')
  await openBar(page)
  await page.getByLabel('Select all on this page').check()
  await page.getByLabel('Colleague to assign to').selectOption('Me')
  await page.getByRole('button', { name: 'Assign' }).click()
  await expect(page.getByText(`2 assigned to ${admin.name}.`)).toBeVisible()
  await page.getByLabel('Assigned to').selectOption('Mine')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/assignee=mine/)
  await expect(page.getByText('Showing 1–2 of 2 enquiries')).toBeVisible()
  await page.goto(`${list}&assignee=nobody`)
  await expect(page.getByText(/^Nothing matches/)).toBeVisible()
})

test('a contact message is found by type, marked as spam and as not spam', async ({ page }) => {
  await signUp(page)
  const { list, senders } = await sendSome(page, 1)
  const { name, email } = senders[0] ?? visitor()
  const message = await page.request.post('/api/mail/send', {
    data: { name, email, message: 'Do you have an office in Pune?' },
  })
  expect(message.status()).toBe(200)
  await page.goto(`${list}&type=Contact`)
  await expect(page.getByText('Showing 1–1 of 1 enquiry')).toBeVisible()
  await page.getByRole('link', { name }).first().click()
  await page.getByRole('button', { name: /^Mark as spam/ }).click()
  await expect(page.getByText(`${name} marked as spam.`)).toBeVisible()
  await expect(page.getByText('Held as spam')).toBeVisible()

  await page.goto(`${list}&folder=spam`)
  await page.getByLabel(`Select ${name}`).check()
  await openBar(page)
  await page.getByRole('button', { name: 'Not spam', exact: true }).click()
  await expect(page.getByText(`${name} marked as not spam.`)).toBeVisible()
  await page.goto(`${list}&folder=spam`)
  await expect(page.getByText('Check the spelling or clear the filters.')).toBeVisible()
  await page.goto(list)
  await expect(page.getByText('Showing 1–2 of 2 enquiries')).toBeVisible()
})

test('an unknown enquiry shows a 404 page inside the desk', async ({ page }) => {
  await signUp(page)
  const response = await page.goto('/admin/enquiries/nobody')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This enquiry does not exist' })).toBeVisible()
  await page.getByRole('link', { name: 'All enquiries' }).click()
  await expect(page).toHaveURL('/admin')
})

test('on a phone one tap opens the filters', async ({ page }) => {
  await signUp(page)
  const { list } = await sendSome(page, 2)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(list)
  await expect(page.getByLabel('Status', { exact: true })).toBeHidden()
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('Status', { exact: true }).selectOption('Closed')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/status=Closed/)
  await expect(page.getByText(/^Nothing matches/)).toBeVisible()
  await expect(page.getByText(/Filters\s*1 set/)).toBeVisible()
})

test('on a wide page the filters are on one line with the search', async ({ page }) => {
  await signUp(page)
  await sendSome(page, 1)
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['/admin', '/admin/jobs']) {
    await page.goto(path)
    const search = await page.getByRole('searchbox').boundingBox()
    const apply = await page.getByRole('button', { name: 'Apply' }).boundingBox()
    expect(Math.abs((search?.y ?? 0) - (apply?.y ?? 99))).toBeLessThan(4)
  }
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`the first enquiry is in view at ${width} x ${height}`, async ({ page }) => {
    await withoutLiveUpdates(page)
    await signUp(page)
    const { senders } = await sendSome(page, 1)
    await page.setViewportSize({ width, height })
    await page.goto('/admin')
    // Another test may have sent it; the table head is hidden on a phone.
    const row = await page.locator('tbody tr').first().boundingBox()
    expect((row?.y ?? height) + (row?.height ?? height)).toBeLessThanOrEqual(height)
    if (width === 1440) {
      const own = await rowOf(page, senders[0]?.name ?? '').boundingBox()
      expect(own?.height).toBeLessThanOrEqual(52)
    }
    const notices = await page.getByRole('complementary').boundingBox()
    expect((row?.y ?? height) - (notices?.height ?? 0)).toBeLessThan(0.4 * height)
  })
}

test('the overview opens on demand, stays open while the list is filtered, and closes', async ({
  page,
  javaScriptEnabled,
}) => {
  await signUp(page)
  const { senders } = await sendSome(page, 1)
  await page.goto('/admin')
  const overview = page.getByRole('region', { name: 'Overview' })
  const toggle = page.getByRole('link', { name: 'Overview' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(overview).toHaveCount(0)
  await toggle.click()
  await expect(overview).toContainText('Open by age')
  // In WebKit a bar is not positioned by its row.
  await expect(overview.locator('th:has(svg)').first()).toHaveCSS('position', 'relative')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  if (javaScriptEnabled) await expect(toggle).toBeFocused()
  await page.getByRole('searchbox').fill(senders[0]?.name ?? '')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/q=/)
  await expect(overview).toContainText('Open by age')
  await toggle.click()
  await expect(overview).toHaveCount(0)
  await expect(page).toHaveURL(/q=/)
})

test("quick filters show own, unassigned and today's enquiries; a search by reference opens the enquiry", async ({
  page,
}) => {
  await signUp(page)
  const { list, senders } = await sendSome(page, 2)
  const [first, second] = senders.map(({ name }) => name)
  if (!first || !second) throw new Error('two were sent')
  await page.goto(`${list}&view=cards`)
  await page.getByRole('button', { name: `Take it: ${first}` }).click()
  await expect(page.locator('.change')).toBeVisible()
  await page.getByRole('link', { name: 'List', exact: true }).click()
  // Wait for the list, because the quick filters of the cards lead to cards.
  await expect(rowOf(page, first)).toHaveCount(1)
  await page.getByRole('link', { name: /^Mine/ }).click()
  await expect(page).toHaveURL(/assignee=mine/)
  await expect(rowOf(page, first)).toHaveCount(1)
  await expect(rowOf(page, second)).toHaveCount(0)
  await page.getByRole('link', { name: /^Unassigned/ }).click()
  await expect(rowOf(page, second)).toHaveCount(1)
  await expect(rowOf(page, first)).toHaveCount(0)
  await page.getByRole('link', { name: /^Today/ }).click()
  await expect(rowOf(page, first)).toHaveCount(1)
  await page.getByRole('link', { name: /^Due/ }).click()
  await expect(page.getByText('Nothing matches “')).toBeVisible()

  await page.goto(`${list}&view=cards`)
  const reference = await page.getByText(/^ENQ-/).first().textContent()
  await page.goto('/admin')
  await page.getByRole('searchbox').fill(reference ?? '')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/admin\/enquiries\//)
  await expect(page.getByText(reference ?? '').first()).toBeVisible()
})
