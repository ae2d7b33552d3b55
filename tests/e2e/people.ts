import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import Sqlite from 'better-sqlite3'

import { stepAt } from '../../app/models/account/totp.server'
import { DATA_DIR, SECRET_KEY } from '../../playwright.config'
import { pdf } from '../support/files'
import { totpCode } from '../support/totp'

let count = 0

/** A visitor that no other test has met: tests share one site and run side by side. */
export function visitor() {
  const tag = `${Date.now().toString(36)}${process.pid.toString(36)}${(count++).toString(36)}`
  return {
    name: `Asha ${tag}`,
    email: `asha-${tag}@example.in`,
    desc: `We need OTP messages for a clinic, file ${tag}`,
  }
}

export function staff() {
  const { email } = visitor()
  return { name: 'Meera Rao', email, password: 'a long enough password' }
}

/** Keeps the desk from reading anew by itself whenever another test writes something. */
export async function withoutNews(page: Page): Promise<void> {
  await page.route('**/admin/live*', (route) => route.abort())
}

/** Opens a list and waits until it hears what comes in and changes. */
export async function openWithNews(page: Page, list = '/admin'): Promise<void> {
  const stream = page.waitForResponse('**/admin/live*')
  await page.goto(list)
  await stream
}

/** Every test has owners of its own; only the first account of a site becomes one by signing up. */
function makeOwner(email: string): void {
  const database = new Sqlite(join(DATA_DIR, 'db', 'site.sqlite'))
  database.prepare("update admins set role = 'owner' where email = ?").run(email)
  database.close()
}

export async function signUpAsStaff(page: Page, admin = staff()) {
  const form = { ...admin, secretKey: SECRET_KEY }
  const answer = await page.request.post('/signup', { form, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
  return admin
}

/** Signs a new owner up; the browser holds the session from then on. */
export async function signUp(page: Page, admin = staff()) {
  await signUpAsStaff(page, admin)
  makeOwner(admin.email)
  return admin
}

/** Takes away what an owner, or the first try of a test, has not published of a page. */
export async function withoutDraft(page: Page, document: string) {
  const answer = await page.request.post(`/admin/site/discard/${document}`, { maxRedirects: 0 })
  expect(answer.status()).toBe(303)
}

/** Signs a new admin up through the form and lands on the desk. */
export async function signUpByForm(page: Page, admin = staff()) {
  await page.goto('/signup')
  await page.getByLabel('Name').fill(admin.name)
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password').fill(admin.password)
  await page.getByLabel('Secret Key').fill(SECRET_KEY)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText('Sign Up Successful!')).toBeVisible()
  // The first admin of all is led through the first steps.
  if (page.url().includes('/admin/site/start')) await page.goto('/admin?welcome=1')
  await expect(page.getByRole('heading', { name: 'Enquiries', level: 1 })).toBeVisible()
  makeOwner(admin.email)
  return admin
}

/** Sends an enquiry by the call of the specification. */
export async function sendByCall(page: Page, fields: object) {
  const answer = await page.request.post('/enquiry/send', { data: fields })
  expect(answer.status()).toBe(201)
}

/** Opens the page of a visitor's new enquiry through the list, as staff do. */
export async function openEnquiry(page: Page, person = visitor()) {
  await sendByCall(page, person)
  await page.goto(`/admin?q=${person.email}`)
  await page.getByRole('link', { name: person.name, exact: true }).click()
  return person
}

/** Sends an application by the call of the specification. */
export async function applyByCall(page: Page, { name, email, desc } = visitor()) {
  const multipart = {
    fullName: name,
    email,
    phone: '98765 43210',
    jobRole: 'Cloud Engineer',
    experience: '3+ Years',
    gender: 'Female',
    motivation: desc,
    resume: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) },
  }
  const answer = await page.request.post('/careers/addjob', { multipart })
  expect(answer.status()).toBe(201)
}

/** On the page that shows a new secret: enters the code an app would show. @returns the secret */
export async function proveSecondFactor(page: Page, password: string): Promise<string> {
  const secret = ((await page.locator('.secret').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Code').fill(totpCode(secret, stepAt(Date.now())))
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Turn on two-step login' }).click()
  return secret
}
