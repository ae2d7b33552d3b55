import { findViolations } from '../axe'
import {
  logIn,
  openEnquiry,
  openWithLiveUpdates,
  sendByApi,
  signUp,
  visitor,
  withoutLiveUpdates,
} from '../people'
import { expect, test } from '../test'

test('list and page of an enquiry are accessible on phones and screens', async ({ page }) => {
  await signUp(page)
  const asha = visitor()
  const full = { ...asha, phone: '+91 98765 43210', telegramId: '@asha_v', callBack: 'Any time' }
  await sendByApi(page, full)
  await sendByApi(page, { ...full, desc: 'The same person once more' })
  const list = `/admin?q=${encodeURIComponent(asha.email)}`
  for (const [path, width] of [
    [`${list}&view=cards`, 390],
    [list, 390],
    [list, 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    await page
      .getByLabel(/^Select Asha/)
      .first()
      .check()
    await expect(page.getByText('1 selected')).toBeVisible()
    // At its end, where the sticky bar does not cover the list.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    expect(await findViolations(page)).toEqual([])
  }
  await page.goto(list)
  await page.getByRole('link', { name: asha.name }).first().click()
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Write the note first')).toBeVisible()
  await expect(page).toHaveTitle(/^Error: Asha/)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findViolations(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBe(0)
  }
})

test('an error message disappears once another form of the page is sent', async ({ page }) => {
  await withoutLiveUpdates(page)
  await signUp(page)
  await openEnquiry(page)
  const mistake = page.getByText('Write the note first')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(mistake).toBeVisible()
  await page.getByRole('button', { name: 'Log a call' }).click()
  await expect(page.getByText('Call logged')).toBeVisible()
  await expect(mistake).toBeHidden()
  await expect(page).not.toHaveTitle(/^Error/)

  const failed = page.getByText('Could not save. Please try again.')
  await page.route(/\/assignment/, (route) => route.abort())
  await page.route(/\/enquiry\/update\//, (route) => route.abort())
  await page.getByRole('button', { name: 'Take it' }).click()
  await expect(page.getByText('The connection was lost', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Pending', exact: true }).click()
  await expect(failed).toBeVisible()
  await page.getByLabel('Add a note').fill('She prefers mornings')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Note added')).toBeVisible()
  await expect(failed).toBeHidden()
  await expect(page.getByText('The connection was lost', { exact: false })).toBeHidden()
})

test('a bulk change works by keyboard and moves the focus to its result', async ({ page }) => {
  await signUp(page)
  const { name: tag } = visitor()
  for (const letter of ['A', 'B']) await sendByApi(page, { name: `${tag} ${letter}` })
  await page.goto(`/admin?q=${encodeURIComponent(tag)}`)
  await page.getByLabel(`Select ${tag} A`).focus()
  await page.keyboard.press('Space')
  const all = page.getByLabel('Select all on this page')
  await expect(all).toBeVisible()
  await expect(all).not.toBeChecked()
  await all.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('2 selected')).toBeVisible()
  await expect(page.getByLabel(`Select ${tag} B`)).toBeChecked()
  await page.getByLabel(`Select ${tag} B`).focus()
  await page.keyboard.press('Space')
  await expect(all).not.toBeChecked()

  await page.getByLabel('Status to move to').selectOption('Pending')
  await page.getByRole('button', { name: 'Move' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${tag} A moved to Pending.`)).toBeVisible()
  await expect(page.locator('.change')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 change undone.')).toBeVisible()
})

test('a status that cannot be saved shows an error and stays selected', async ({ page }) => {
  await signUp(page)
  const asha = await sendByApi(page)
  await page.goto(`/admin?view=cards&q=${encodeURIComponent(asha.email)}`)
  await page.route('**/enquiry/update/**', (route) => route.fulfill({ status: 409 }))
  await page.getByLabel(`Status of ${asha.name}`).selectOption('Closed')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByRole('alert')).toHaveText('Could not save. Please try again.')
  await expect(page.getByLabel(`Status of ${asha.name}`)).toHaveValue('Closed')
})

test('the error of a status that could not be saved stays until the status changes another way', async ({
  page,
}) => {
  await signUp(page)
  const asha = await sendByApi(page)
  const list = `/admin?view=cards&q=${encodeURIComponent(asha.email)}`
  const failed = page.getByText('Could not save')
  await page.goto(list)
  await page.route('**/enquiry/update/**', (route) => route.fulfill({ status: 409 }))
  await page.getByLabel(`Status of ${asha.name}`).selectOption('Pending')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(failed).toBeVisible()
  await page.getByLabel(`Select ${asha.name}`).check()
  await page.getByLabel('Status to move to').selectOption('Pending')
  await page.getByRole('button', { name: 'Move' }).click()
  await expect(page.getByText(`${asha.name} moved to Pending.`)).toBeVisible()
  await expect(failed).toHaveCount(0)

  await page.getByRole('link', { name: asha.name, exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/enquiries\//)
  const [, id] = /enquiries\/([\w-]+)/.exec(page.url()) ?? []
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await expect(failed).toBeVisible()
  await page.getByLabel('Your reply').fill('Dear Asha, we will call you.')
  await page.getByRole('button', { name: 'Send and close' }).click()
  await expect(page.getByRole('button', { name: 'Closed' })).toHaveAttribute('aria-pressed', 'true')
  await expect(failed).toHaveCount(0)
  await page.unroute('**/enquiry/update/**')

  await page.goto(`${list}&failed=${id}`)
  await expect(failed).toBeVisible()
  await page.getByLabel(`Status of ${asha.name}`).selectOption('Pending')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(failed).toHaveCount(0)
})

test('saving a status without a session leads to the login and back', async ({ page }) => {
  await withoutLiveUpdates(page)
  const admin = await signUp(page)
  const asha = await sendByApi(page)
  await page.goto(`/admin?view=cards&q=${encodeURIComponent(asha.email)}`)
  await page.context().clearCookies()
  await page.getByLabel(`Status of ${asha.name}`).selectOption('Closed')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByRole('alert')).toContainText('Not saved: your session has ended.')
  await page.getByRole('link', { name: 'Log in again' }).click()
  await expect(page).toHaveURL(/\/login/)
  await logIn(page, admin)
  await expect(page.getByLabel(`Status of ${asha.name}`)).toHaveValue('New')
})

test('a status sent without a session opens the login in another tab, beside a typed reply', async ({
  page,
}) => {
  await signUp(page)
  await openEnquiry(page)
  await page.getByLabel('Your reply').fill('Dear Asha')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Pending', exact: true }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Log in again' }).click()
  await expect(await opened).toHaveURL(/\/login\?to=/)
  await expect(page.getByLabel('Your reply')).toHaveValue('Dear Asha')
})

test('an auto-submitting filter keeps the focus and follows the URL', async ({ page }) => {
  await signUp(page)
  await sendByApi(page)
  await page.goto('/admin')
  const assignee = page.getByLabel('Assigned to')
  await assignee.focus()
  await assignee.selectOption('Mine')
  await expect(page).toHaveURL(/assignee=mine/)
  await expect(assignee).toBeFocused()
  await page.getByRole('link', { name: /^New\s*[\d,]*$/ }).click()
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('New')
})

test('saving a status that removes its enquiry focuses a message', async ({ page }) => {
  await signUp(page)
  const asha = await sendByApi(page)
  await page.goto(`/admin?view=cards&status=New&q=${encodeURIComponent(asha.email)}`)
  await page.getByLabel(`Status of ${asha.name}`).selectOption('Closed')
  await page.getByRole('button', { name: /^Save/ }).press('Enter')
  const message = page.getByText('Saved. The enquiry is no longer on this page.')
  await expect(message.locator('..')).toBeFocused()
  await expect(page.getByLabel(`Status of ${asha.name}`)).toHaveCount(0)
})

test('a status saved by a colleague appears and does not reset an unsaved choice', async ({
  page,
}) => {
  await signUp(page)
  const asha = await sendByApi(page)
  await openWithLiveUpdates(page, `/admin?view=cards&q=${encodeURIComponent(asha.email)}`)
  const card = page.locator('.enquiry')
  const choice = page.getByLabel(`Status of ${asha.name}`)
  const save = page.getByRole('button', { name: /^Save/ })
  const colleague = async (status: string) => {
    const id = (await card.getAttribute('id'))?.replace('enquiry-', '')
    await page.request.put(`/enquiry/update/${id}`, { data: { status } })
    await expect(card.locator('.badge').first()).toHaveText(status)
  }
  await choice.selectOption('Closed')
  await colleague('Pending')
  await expect(choice).toHaveValue('Closed')
  await save.click()
  await expect(card.locator('.badge').first()).toHaveText('Closed')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await colleague('New')
  await expect(choice).toHaveValue('New')
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(0)
})

test('a long name without a space fits the screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signUp(page)
  const asha = { ...visitor(), name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2) }
  await sendByApi(page, asha)
  await page.goto(`/admin?q=${encodeURIComponent(asha.email)}`)
  await page.getByRole('link', { name: asha.name }).click()
  const title = page.getByRole('heading', { name: asha.name, level: 1 })
  await expect(title).toBeVisible()
  expect((await title.boundingBox())?.width).toBeLessThan(390)
})

test('on a small laptop the list of enquiries does not scroll horizontally', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signUp(page)
  const asha = { ...visitor(), phone: '+91 98765 43210', telegramId: '@asha_verma' }
  await sendByApi(page, asha)
  await page.goto(`/admin?q=${encodeURIComponent(asha.email)}`)
  await page.getByLabel(`Select ${asha.name}`).check()
  const table = page.getByRole('table', { name: 'Enquiries' })
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
})

test('Back after changes to an enquiry leads to the list', async ({ page }) => {
  await withoutLiveUpdates(page)
  await signUp(page)
  const { email } = await openEnquiry(page)
  await page.getByLabel('Add a note').fill('Called twice')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.locator('.history')).toContainText('Called twice')
  await page.getByRole('button', { name: 'Take it' }).click()
  await expect(page.locator('.history')).toContainText('took it')
  await page.goBack()
  await expect(page).toHaveURL(`/admin?q=${email}`)
})

test('text typed on an enquiry page is not lost by closing it or by a link', async ({ page }) => {
  await signUp(page)
  const { name } = await openEnquiry(page)
  const title = page.getByRole('heading', { level: 1 })
  const reply = page.getByLabel('Your reply')
  await reply.fill('Dear Asha')
  await page.getByRole('button', { name: 'Close and next' }).click()
  await expect(page.getByText('what you typed under Reply is not sent')).toBeVisible()
  await expect(title).toHaveText(name)
  await expect(reply).toHaveValue('Dear Asha')

  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.message())
    return questions.length < 4 ? dialog.dismiss() : dialog.accept()
  })
  const accounts = page.getByRole('link', { name: 'Accounts', exact: true })
  await accounts.click()
  await page.goBack()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => questions).toHaveLength(3)
  expect(questions[0]).toBe('What you typed is not sent. Leave this page?')
  await expect(reply).toHaveValue('Dear Asha')
  await accounts.click()
  await expect(title).toHaveText('Accounts')

  await page.goBack()
  await page.getByLabel('Add a note').fill('Done')
  await page.getByRole('button', { name: 'Close and next' }).click()
  await expect(page.getByText(`${name} moved to Closed. Note added.`)).toBeVisible()
  expect(questions).toHaveLength(4)
})

test('typed text is not lost by a reload, a page without typed text does not ask', async ({
  page,
}) => {
  await signUp(page)
  await openEnquiry(page)
  let asked = 0
  page.on('dialog', (dialog) => {
    asked += 1
    expect(dialog.type()).toBe('beforeunload')
    return dialog.dismiss()
  })
  const reload = () => page.evaluate(() => location.reload())
  const note = page.getByLabel('Add a note')
  await note.fill('Typed and cleared')
  await note.fill('')
  await reload()
  await expect(page.getByRole('button', { name: 'Add note' })).toBeEnabled()
  expect(asked).toBe(0)
  await note.fill('Wants a call')
  const email = page.getByRole('list', { name: /^Reply to/ }).getByRole('link', { name: 'Email' })
  await email.click()
  await page.waitForTimeout(1500)
  expect(asked).toBe(0)
  await reload()
  await expect.poll(() => asked).toBe(1)
  await expect(note).toHaveValue('Wants a call')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Note added')).toBeVisible()

  await page.goto('/admin/saved-replies/new')
  await page.getByLabel('Title').fill('Prices')
  await reload()
  await expect.poll(() => asked).toBe(2)
  await expect(page.getByLabel('Title')).toHaveValue('Prices')
  await page.getByLabel('Title').fill('')

  await page.goto('/admin/webhooks')
  await page.getByLabel('Address', { exact: true }).fill('https://hooks.example.com/a')
  await reload()
  await expect.poll(() => asked).toBe(3)
})

test('a typed saved reply is not lost by a link, also after it was refused', async ({ page }) => {
  await signUp(page)
  await page.goto('/admin/saved-replies/new')
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.message())
    return dialog.dismiss()
  })
  const text = page.getByLabel('Text')
  const cancel = page.getByRole('link', { name: 'Cancel' })
  await text.fill('Dear {nme}')
  await cancel.click()
  await expect.poll(() => questions).toHaveLength(1)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('There is no placeholder {nme}')
  await cancel.click()
  await expect.poll(() => questions).toHaveLength(2)
  await expect(text).toHaveValue('Dear {nme}')
  await text.fill('Dear {name}')
  await page.getByLabel('Title').fill(visitor().name)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  expect(questions).toHaveLength(2)
})

test('the links to parts of the list scroll to the current one, beside the navigation too', async ({
  page,
}) => {
  await signUp(page)
  await sendByApi(page, visitor())
  const views = page.getByRole('navigation', { name: 'Lists of enquiries' })
  for (const width of [390, 1024, 1180]) {
    await page.setViewportSize({ width, height: 800 })
    for (const [path, name] of [
      ['/admin', /^All/],
      ['/admin?show=due', /^Due/],
    ] as const) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
      const link = views.getByRole('link', { name })
      await expect(link).toHaveAttribute('aria-current', 'true')
      await expect(link, `${path} at ${width}`).toBeInViewport({ ratio: 0.99 })
    }
  }
})
