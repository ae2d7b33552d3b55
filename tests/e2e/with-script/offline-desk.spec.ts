import type { Locator, Page } from '@playwright/test'

import { openEnquiry, sendByApi, signUp, withoutLiveUpdates } from '../people'
import { expect, test } from '../test'

/** Types a note about a new enquiry, without sending it. */
async function typeNote(page: Page): Promise<Locator> {
  await signUp(page)
  await openEnquiry(page)
  const note = page.getByLabel('Add a note')
  await note.fill('Wants a call on Monday')
  return note
}

test('without a connection a note is kept and can be sent again', async ({ page }) => {
  const note = await typeNote(page)

  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('alert')).toContainText('The connection was lost')
  await expect(note).toHaveValue('Wants a call on Monday')

  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.locator('.history')).toContainText('Wants a call on Monday')
})

test('a note without a response is kept and can be sent again', async ({ page }) => {
  const note = await typeNote(page)

  await page.route('**/admin/enquiries/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('What you typed is still here')).toBeVisible()
  await expect(note).toHaveValue('Wants a call on Monday')

  await page.unroute('**/admin/enquiries/**')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.locator('.history')).toContainText('Wants a call on Monday')
  await expect(note).toHaveValue('')
})

/** Waits until the code of the buttons is preloaded. */
async function untilPreloaded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')
    const hrefs = Array.from(links, ({ href }) => href)
    const areLoaded = hrefs.every((href) => performance.getEntriesByName(href).length > 0)
    return areLoaded && hrefs.some((href) => href.includes('/logout-'))
  })
}

for (const [what, isOffline] of [
  ['no connection', true],
  ['an updated site', false],
] as const)
  test(`with ${what} every button keeps the page and the note; a retry works`, async ({ page }) => {
    const note = await typeNote(page)
    const context = page.context()
    // A logout asks before it drops the note.
    page.on('dialog', (dialog) => dialog.accept())
    await untilPreloaded(page)
    const cutConnection = async () => {
      await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }))
      if (isOffline) await context.setOffline(true)
      else await page.route(/\.data|\/update\//, (route) => route.abort())
    }
    for (const [name, words] of [
      ['Pending', 'Could not save'],
      [/^Assign/, 'The connection was lost'],
      [/^Mark as spam/, 'The connection was lost'],
      ['Logout', 'The connection was lost'],
    ] as const) {
      const button = page.getByRole('button', { name })
      await cutConnection()
      await button.click()
      const form = page.locator('form').filter({ has: button })
      await expect(form.getByText(words)).toBeVisible()
      await context.setOffline(false)
      await page.unroute('**/assets/**')
      await page.unroute(/\.data|\/update\//)
      await expect(note).toHaveValue('Wants a call on Monday')
    }
    await page.getByRole('button', { name: 'Pending' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect(note).toHaveValue('Wants a call on Monday')
  })

for (const [link, what, cut] of [
  ['Job Data', 'a connection', (page: Page) => page.context().setOffline(true)],
  ['Enquiries', 'a connection', (page: Page) => page.context().setOffline(true)],
  ['Job Data', 'a response', (page: Page) => page.route('**/*', (route) => route.abort())],
  ['Enquiries', 'a response', (page: Page) => page.route('**/*', (route) => route.abort())],
] as const)
  test(`without ${what} the link "${link}" keeps the page and the note`, async ({ page }) => {
    const note = await typeNote(page)
    const url = page.url()
    await cut(page)
    await page.getByRole('link', { name: link }).first().click()
    const dialog = page.getByRole('dialog', { name: 'The connection was lost' })
    await expect(dialog).toContainText('This page stays open, with what you typed')
    await page.context().setOffline(false)
    await page.unroute('**/*')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(url)
    await expect(note).toHaveValue('Wants a call on Monday')
    page.on('dialog', (question) => question.accept())
    await page.getByRole('link', { name: link }).first().click()
    await expect(page).not.toHaveURL(url)
  })

test('without a connection a button keeps the list and the accounts page', async ({ page }) => {
  await withoutLiveUpdates(page)
  await signUp(page)
  const asha = await sendByApi(page)
  for (const [path, name] of [
    [`/admin?view=cards&q=${asha.email}`, /^Take it/],
    ['/admin/accounts', /^Log out everywhere/],
  ] as const) {
    await page.goto(path)
    await untilPreloaded(page)
    await page.context().setOffline(true)
    const button = page.getByRole('button', { name }).first()
    await button.click()
    await expect(page.getByRole('alert')).toContainText('The connection was lost')
    await expect(page).toHaveURL(path)
    await page.context().setOffline(false)
  }
})

test('without a connection an erasure and a download keep the search result', async ({ page }) => {
  await signUp(page)
  const asha = await sendByApi(page)
  await page.goto('/admin/privacy')
  const field = page.getByLabel('Email address or phone number')
  await field.fill(asha.email)
  await page.getByRole('button', { name: 'Find everything' }).click()
  await expect(page.getByText(asha.desc)).toBeVisible()
  await page.context().setOffline(true)
  const dialog = page.getByRole('dialog', { name: 'The connection was lost' })
  const erase = page.getByRole('button', { name: /^Erase everything/ })
  for (const button of [page.getByRole('button', { name: /^Download/ }), erase]) {
    await button.click()
    await dialog.getByRole('button', { name: 'Go back' }).click()
    await expect(field).toHaveValue(asha.email)
    await expect(page.getByText(asha.desc)).toBeVisible()
  }
  await page.context().setOffline(false)
  await erase.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Erase everything about ${asha.email}?`,
  )
})

test('a page without a response shows an error page with a way back', async ({ page }) => {
  await withoutLiveUpdates(page)
  await signUp(page)
  await page.goto('/admin')
  await page.route('**/admin/jobs*', (route) => route.abort())
  await page.getByRole('link', { name: 'Job Data' }).click()
  await expect(page.getByRole('heading', { name: 'The connection was lost' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Privacy' })).toBeVisible()
  await page.getByRole('button', { name: 'Go back' }).click()
  await expect(page.getByRole('heading', { name: 'Enquiries', level: 1 })).toBeVisible()

  await page.getByRole('link', { name: 'Job Data' }).click()
  await expect(page.getByRole('heading', { name: 'The connection was lost' })).toBeVisible()
  await page.unroute('**/admin/jobs*')
  await page.getByRole('link', { name: 'Reload the page' }).click()
  await expect(page.getByRole('heading', { name: 'Job Applications' })).toBeVisible()
})

test('an action without a response shows an error message and keeps the page', async ({ page }) => {
  await signUp(page)
  const asha = await openEnquiry(page)
  for (const name of [/^Assign/, /^Mark as spam/, 'Logout']) {
    const button = page.getByRole('button', { name })
    await page.route('**/*.data*', (route) => route.abort())
    await button.click()
    const form = page.locator('form').filter({ has: button })
    await expect(form.getByRole('alert')).toContainText('The connection was lost')
    await page.unroute('**/*.data*')
    await expect(page.getByRole('heading', { name: asha.name, level: 1 })).toBeVisible()
  }
})

test('a login without a response keeps what was typed', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('meera@example.in')
  await page.getByLabel('Password').fill('a long enough password')
  await page.route('**/login.data*', (route) => route.abort())
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('The connection was lost')
  await expect(page.getByLabel('Email')).toHaveValue('meera@example.in')
  await expect(page.getByLabel('Password')).toHaveValue('a long enough password')
})

test('a login without a connection keeps the form and what was typed', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('meera@example.in')
  await page.getByLabel('Password').fill('a long enough password')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('The connection was lost')
  await expect(page.getByLabel('Email')).toHaveValue('meera@example.in')
})
