import type { Page } from '@playwright/test'

import {
  logIn,
  logOut,
  openApplication,
  openEnquiry,
  signUp,
  signUpByForm,
  withoutLiveUpdates,
} from './people'
import { expect, test } from './test'

const NOTE = 'Wants a call on Monday,\nसुबह दस बजे'

/** With JavaScript the page stays as it is, and the login opens in another tab. */
async function logInAgain(page: Page, admin: { email: string; password: string }) {
  await expect(page.getByText('Not sent: your session has ended.')).toBeVisible()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Log in again' }).click()
  const login = await opened
  await logIn(login, admin)
  await expect(login).toHaveURL('/admin')
  await login.close()
}

/** Without JavaScript the browser shows the login, then the page with what was typed. */
async function logInAndReturn(page: Page, admin: { email: string; password: string }) {
  await expect(page.getByText('what you typed is there again')).toBeVisible()
  await logIn(page, { ...admin, password: 'a wrong password' })
  await expect(page.getByRole('alert')).toContainText('Invalid Credentials')
  await logIn(page, admin)
  await expect(page.getByText('Not sent: your session had ended.')).toHaveCount(1)
}

interface Draft {
  path: string
  typed: Record<string, string>
  button: string | RegExp
  done: string
}

const DRAFTS: Record<string, Draft> = {
  'a note on an enquiry': {
    path: 'enquiry',
    typed: { 'Add a note': NOTE },
    button: 'Add note',
    done: 'Note added',
  },
  'a reply of ten thousand characters': {
    path: 'enquiry',
    typed: { 'Your reply': 'नमस्ते, '.repeat(1250).trimEnd() },
    button: 'Send',
    done: 'Reply kept',
  },
  'a call': {
    path: 'enquiry',
    typed: { 'Call with': 'Rang, nobody there' },
    button: 'Log a call',
    done: 'Call logged',
  },
  'a note on an application': {
    path: 'application',
    typed: { 'Add a note': NOTE },
    button: 'Add note',
    done: 'Note added',
  },
  'a saved reply': {
    path: '/admin/saved-replies/new',
    typed: { Title: `First answer ${Date.now()}`, Text: NOTE },
    button: 'Save',
    done: 'Saved.',
  },
  'the URL of a webhook': {
    path: '/admin/webhooks',
    typed: { Address: 'hooks.example.com/a' },
    button: 'Add webhook',
    done: 'Enter the whole address',
  },
  'a search under Privacy': {
    path: '/admin/privacy',
    typed: { 'Email address or phone number': 'asha@example.in' },
    button: 'Find everything',
    done: 'asha@example.in',
  },
  'a mail server': {
    path: '/admin/site/mail',
    typed: { Server: 'mail.example.in', Port: 'smtp', 'Emails to staff go to': 'asha@example.in' },
    button: 'Save',
    done: 'Write a port number such as 587',
  },
}

async function openPage(page: Page, path: string) {
  if (path === 'enquiry') return openEnquiry(page)
  if (path === 'application') return openApplication(page)
  return page.goto(path)
}

for (const [what, { path, typed, button, done }] of Object.entries(DRAFTS)) {
  test(`${what}, sent after the session has ended, is kept and can be sent again`, async ({
    page,
    javaScriptEnabled,
  }) => {
    const admin = await signUp(page)
    await openPage(page, path)
    for (const [label, text] of Object.entries(typed))
      await page.getByRole('textbox', { name: label }).fill(text)
    const url = page.url()
    await page.context().clearCookies()
    await page.getByRole('button', { name: button, exact: true }).click()
    await (javaScriptEnabled ? logInAgain : logInAndReturn)(page, admin)
    await expect(page).toHaveURL(url)
    for (const [label, text] of Object.entries(typed))
      await expect(page.getByRole('textbox', { name: label })).toHaveValue(text)
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByText(done).first()).toBeVisible()
    await expect(page.getByText('Not sent')).toBeHidden()
  })
}

test('an image upload after the session has ended keeps the description', async ({
  page,
  javaScriptEnabled,
}) => {
  const admin = await signUp(page)
  await page.goto('/admin/site/images')
  await page.getByLabel('What it shows').fill('Our office')
  const buffer = Buffer.alloc(700_000, 1)
  const file = { name: 'office.png', mimeType: 'image/png', buffer }
  await page.getByLabel('Picture', { exact: true }).setInputFiles(file)
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Upload' }).click()
  await (javaScriptEnabled ? logInAgain : logInAndReturn)(page, admin)
  await expect(page).toHaveURL('/admin/site/images')
  await expect(page.getByLabel('What it shows')).toHaveValue('Our office')
  if (!javaScriptEnabled) await expect(page.getByText('Choose the file again.')).toBeVisible()
})

test('a button pressed after the session has ended changes nothing and shows a message', async ({
  page,
  javaScriptEnabled,
}) => {
  const admin = await signUp(page)
  const asha = await openEnquiry(page)
  await expect(page.getByRole('heading', { name: asha.name, level: 1 })).toBeVisible()
  const url = page.url()
  await page.getByLabel('Add a note').fill(NOTE)
  await page.context().clearCookies()
  await page.getByRole('button', { name: /^Mark as spam/ }).click()
  if (javaScriptEnabled) {
    await logInAgain(page, admin)
    await expect(page.getByLabel('Add a note')).toHaveValue(NOTE)
  } else {
    await expect(page.getByText('your last action did not go through')).toBeVisible()
    await logIn(page, admin)
  }
  await expect(page).toHaveURL(url)
  await expect(page.getByRole('button', { name: /^Mark as spam/ })).toBeVisible()
})

test('a logout after the session has ended leads to the login without an error message', async ({
  page,
}) => {
  await withoutLiveUpdates(page)
  await signUpByForm(page)
  await page.context().clearCookies()
  await logOut(page)
  await expect(page.getByText('Your session')).toBeHidden()
})
