import type { Page } from '@playwright/test'

import {
  applyByApi,
  openEnquiry,
  sendByApi,
  setRole,
  signUp,
  signUpAsStaff,
  visitor,
  withoutLiveUpdates,
} from '../people'
import { expect, test } from '../test'

test.use({ fakesResponses: true })

/** Responses of a proxy while the site is down, and of the site before it reads the body. */
const RESPONSES = [
  { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
  { status: 413, contentType: 'application/problem+json', body: '{"message":"Too large"}' },
]

/** Fakes the response to every post, or to every request of a script. */
async function respondWith(page: Page, response: (typeof RESPONSES)[number], isForAll = false) {
  await page.route('**/*.data*', (route) =>
    isForAll || route.request().method() === 'POST' ? route.fulfill(response) : route.continue(),
  )
}

const FAILED = 'What you typed is still here'

for (const failure of RESPONSES) {
  for (const isForAll of [true, false]) {
    const requests = isForAll ? 'every request' : 'every post'
    test(`an action shows an error message on its page when ${requests} fails with ${failure.status}`, async ({
      page,
    }) => {
      await withoutLiveUpdates(page)
      await signUp(page)
      const asha = await sendByApi(page)
      const list = `/admin?view=cards&status=New&q=${asha.email}`
      await page.goto(list)
      const actions = [
        async () => {
          await page.getByLabel(`Select ${asha.name}`).check()
          await page.getByRole('button', { name: 'Move' }).click()
          return page.locator('.bulk')
        },
        async () => {
          await page.getByRole('button', { name: /^Take it/ }).click()
          return page.locator('.card-acts')
        },
        async () => {
          await page.getByRole('button', { name: 'Logout' }).click()
          return page.locator('.side')
        },
      ]
      for (const act of actions) {
        await respondWith(page, failure, isForAll)
        const form = await act()
        await expect(form.getByRole('alert')).toContainText(FAILED)
        await page.unroute('**/*.data*')
        await expect(page).toHaveURL(list)
        await expect(page.getByRole('link', { name: asha.name, exact: true })).toBeVisible()
      }
    })
  }
}

test('an owner who became staff meanwhile keeps the typed text of a page', async ({ page }) => {
  await withoutLiveUpdates(page)
  const { email } = await signUp(page)
  await page.goto('/admin/site/edit/pages/about')
  const field = page.getByRole('main').getByRole('textbox').first()
  await field.fill('A description that took an hour to write')
  setRole(email, 'staff')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('Not sent: only an owner can do this.').first()).toBeVisible()
  await expect(field).toHaveValue('A description that took an hour to write')
})

test('a failed bulk action keeps the selection', async ({ page }) => {
  await withoutLiveUpdates(page)
  await signUp(page)
  const { name: tag } = visitor()
  for (const letter of ['A', 'B']) await sendByApi(page, { name: `${tag} ${letter}` })
  await page.goto(`/admin?q=${encodeURIComponent(tag)}`)
  const status = page.getByLabel('Status to move to')
  const expectChosen = async () => {
    await expect(page.getByText('1 selected')).toBeVisible()
    await expect(page.getByLabel(`Select ${tag} A`)).toBeChecked()
    await expect(page.getByLabel(`Select ${tag} B`)).not.toBeChecked()
  }
  await page.getByLabel(`Select ${tag} A`).check()
  await status.selectOption('Closed')

  for (const failure of RESPONSES) {
    await respondWith(page, failure)
    const responded = page.waitForResponse((response) => response.status() === failure.status)
    await page.getByRole('button', { name: 'Move' }).click()
    await responded
    await expect(page.locator('.bulk').getByRole('alert')).toContainText(FAILED)
    await page.unroute('**/*.data*')
    await expectChosen()
    await expect(status).toHaveValue('Closed')
  }

  // As if the colleague had been removed meanwhile.
  const colleague = page.getByLabel('Colleague to assign to')
  await colleague.evaluate((box) => box.append(new Option('Gone', 'gone')))
  await colleague.selectOption('gone')
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(page.getByText('That could not be done')).toBeVisible()
  await expectChosen()

  await page.getByRole('button', { name: 'Move' }).click()
  await expect(page.getByText(`${tag} A moved to Closed.`)).toBeVisible()
  await expect(page.getByText('1 selected')).toBeHidden()
  await expect(page.getByText(FAILED)).toHaveCount(0)
  await page.getByRole('link', { name: 'Accounts', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accounts')
  await page.goBack()
  await expect(page.getByLabel(`Select ${tag} A`)).not.toBeChecked()
})

test('a note that the site cannot save is kept and can be sent again', async ({ page }) => {
  await signUp(page)
  await openEnquiry(page)
  const note = page.getByLabel('Add a note')
  await note.fill('Wants a call on Monday')
  for (const failure of RESPONSES) {
    await respondWith(page, failure)
    const responded = page.waitForResponse((response) => response.status() === failure.status)
    await page.getByRole('button', { name: 'Add note' }).click()
    await responded
    await expect(page.getByText('What you typed is still here')).toBeVisible()
    await expect(note).toHaveValue('Wants a call on Monday')
    await page.unroute('**/*.data*')
  }
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.locator('.history')).toContainText('Wants a call on Monday')
})

test('a failed erasure keeps its confirmation page and the person', async ({ page }) => {
  const admin = await signUp(page)
  const asha = await sendByApi(page)
  await page.goto('/admin/privacy')
  await page.getByLabel('Email address or phone number').fill(asha.email)
  await page.getByRole('button', { name: 'Find everything' }).click()
  await expect(page.getByText(asha.desc)).toBeVisible()
  const title = page.getByRole('heading', { level: 1 })
  const steps = [
    { button: /^Erase everything/, heading: 'Erase a person' },
    { button: 'Erase everything', heading: `Erase everything about ${asha.email}?` },
  ]
  for (const { button, heading } of steps) {
    await respondWith(page, { status: 502, contentType: 'text/html', body: '' })
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('alert')).toContainText(FAILED)
    await expect(title).toHaveText(heading)
    await page.unroute('**/*.data*')
    if (heading === 'Erase a person') await page.getByRole('button', { name: 'Try again' }).click()
    await expect(title).toHaveText(`Erase everything about ${asha.email}?`)
  }
  await page.getByLabel('Your password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.getByRole('heading', { name: 'Everything is erased' })).toBeVisible()
})

test('login and account pages keep what was typed and show an error message when a post fails', async ({
  page,
  browser,
}) => {
  const typed = 'what was typed before'
  const expectFailedPost = async (path: string, label: string, button: string) => {
    await page.goto(path)
    const field = page.getByLabel(label, { exact: true })
    await field.fill(typed)
    for (const status of [0, 502]) {
      await page.route('**/*.data*', (route) =>
        status === 0 ? route.abort() : route.fulfill({ status, body: '' }),
      )
      const posted = page.waitForRequest((request) => request.method() === 'POST')
      await page.getByRole('button', { name: button, exact: true }).click()
      await (await posted).response().catch(() => undefined)
      await expect(page.getByRole('alert')).toContainText(FAILED)
      await expect(page.getByRole('button', { name: button, exact: true })).toBeEnabled()
      await expect(field).toHaveValue(typed)
      await page.unroute('**/*.data*')
    }
    await expect(page).toHaveURL(path)
  }
  await expectFailedPost('/login', 'Password', 'Sign in')
  await expectFailedPost('/signup', 'Name', 'Sign up')
  await signUp(page)
  await expectFailedPost('/admin/accounts/password', 'Current password', 'Change password')
  await expectFailedPost('/admin/privacy', 'Email address or phone number', 'Find everything')
  await page.goto('/admin/accounts/second-factor')
  await page.getByRole('button', { name: 'Set it up' }).click()
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible()
  await expectFailedPost('/admin/accounts/second-factor', 'Code', 'Turn on two-step login')
  const elsewhere = await browser.newContext()
  const colleague = await signUpAsStaff(await elsewhere.newPage())
  await elsewhere.close()
  await page.goto('/admin/accounts')
  const card = page.getByRole('article').filter({ hasText: colleague.email })
  await card.getByRole('link', { name: /^Remove/ }).click()
  await expect(page).toHaveURL(/removal$/)
  await expectFailedPost(new URL(page.url()).pathname, 'Your password', 'Remove')
})

test('a failed delete shows the specified error message and can be retried', async ({ page }) => {
  await signUp(page)
  const asha = await applyByApi(page)
  await page.goto(`/admin/jobs?q=${asha.email}`)
  await page.getByRole('link', { name: /^Delete/ }).click()
  await respondWith(page, { status: 502, contentType: 'text/html', body: '' })
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to delete application')
  await page.unroute('**/*.data*')
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Application deleted.')).toBeVisible()
})

test('saving the status of a deleted enquiry shows an error message in the list and on its page', async ({
  page,
}) => {
  await signUp(page)
  const asha = await sendByApi(page)
  const list = `/admin?view=cards&q=${encodeURIComponent(asha.email)}`
  await page.goto(list)
  const choice = page.getByLabel(`Status of ${asha.name}`)
  await page.route('**/enquiry/update/**', (route) => route.fulfill({ status: 404 }))
  await choice.selectOption('Closed')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('That could not be done: it no longer exists.')).toBeVisible()

  await page.getByRole('link', { name: asha.name, exact: true }).click()
  await expect(page.getByRole('heading', { name: asha.name, level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Closed', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Not saved: the enquiry no longer exists.')
})
