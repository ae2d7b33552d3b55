import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import Sqlite from 'better-sqlite3'

import { stepAt } from '../../app/models/account/totp.server'
import { DATA_DIR, SECRET_KEY } from '../../playwright.config'
import { pdf } from '../support/files'
import { totpCode } from '../support/totp'

let count = 0

/** A visitor with a unique name and email address, because parallel tests share one site. */
export function visitor() {
  const tag = `${Date.now().toString(36)}${process.pid.toString(36)}${(count++).toString(36)}`
  return {
    name: `Asha ${tag}`,
    email: `asha-${tag}@example.in`,
    desc: `We need OTP messages for a clinic, file ${tag}`,
  }
}

const accounts = new Set<string>()

export function staff() {
  const { email } = visitor()
  accounts.add(email)
  return { name: 'Meera Rao', email, password: 'a long enough password' }
}

/** Blocks live updates, so that other tests cannot refresh the desk of this one. */
export async function withoutLiveUpdates(page: Page): Promise<void> {
  await page.route('**/admin/live*', (route) => route.abort())
}

/** Opens a list and waits until its stream of live updates is open. */
export async function openWithLiveUpdates(page: Page, list = '/admin'): Promise<void> {
  const stream = page.waitForResponse('**/admin/live*')
  await page.goto(list)
  await stream
}

function changeDatabase(statement: string, ...values: string[]): void {
  const database = new Sqlite(join(DATA_DIR, 'db', 'site.sqlite'))
  database.prepare(statement).run(...values)
  database.close()
}

/** Stores an email that matches no enquiry, as if read from the mailbox. @returns its id */
export function receiveMail(text: string): string {
  const id = crypto.randomUUID()
  changeDatabase(
    `insert into received_mails values (?, 'answer', null, ?, 'Asha', 'asha@example.in', '', '', ?, 0)`,
    ...[id, `<${id}@example.in>`, text],
  )
  return id
}

/** Signing up makes the first account of a site an owner, and the others staff. */
export function setRole(email: string, role: 'owner' | 'staff'): void {
  changeDatabase('update admins set role = ? where email = ?', role, email)
}

const FIRST_ADMIN = 'select email from admins order by created_at limit 1'

/** Removes the accounts of a finished test, because every page of the desk lists all accounts. */
export function removeAccounts(): void {
  const statement = `delete from admins where email = ? and email <> (${FIRST_ADMIN})`
  for (const email of accounts) changeDatabase(statement, email)
  accounts.clear()
}

export async function signUpAsStaff(page: Page, admin = staff()) {
  const form = { ...admin, secretKey: SECRET_KEY }
  const response = await page.request.post('/signup', { form, maxRedirects: 0 })
  expect(response.status()).toBe(303)
  setRole(admin.email, 'staff')
  return admin
}

/** Signs up a new owner and leaves the session in the browser. */
export async function signUp(page: Page, admin = staff()) {
  await signUpAsStaff(page, admin)
  setRole(admin.email, 'owner')
  return admin
}

/** Discards the draft that another test, or the first attempt of this one, has left. */
export async function withoutDraft(page: Page, document: string) {
  const path = `/admin/site/discard/${document}`
  const response = await page.request.post(path, { form: { account: '' }, maxRedirects: 0 })
  expect(response.status()).toBe(303)
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
  // The first admin of a site is led to the first steps.
  if (page.url().includes('/admin/site/start')) await page.goto('/admin?welcome=1')
  await expect(page.getByRole('heading', { name: 'Enquiries', level: 1 })).toBeVisible()
  setRole(admin.email, 'owner')
  return admin
}

/** Fills in and sends the login form, which must be open. */
export async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
}

/** Fills in the required fields of an open enquiry form. @returns what was typed */
export async function fillEnquiry(form: Page | Locator, person = visitor()) {
  await form.getByLabel('Name *').fill(person.name)
  await form.getByLabel('Email *').fill(person.email)
  await form.getByLabel('Description *').fill(person.desc)
  return person
}

/** Sends an enquiry by the specified API request. @returns what was sent */
export async function sendByApi(page: Page, fields: object = {}) {
  const person = { ...visitor(), ...fields }
  const response = await page.request.post('/enquiry/send', { data: person })
  expect(response.status()).toBe(201)
  return person
}

/** Sends an enquiry and opens its page from the list. */
export async function openEnquiry(page: Page, fields: object = {}) {
  const person = await sendByApi(page, fields)
  await page.goto(`/admin?q=${person.email}`)
  await page.getByRole('link', { name: person.name, exact: true }).click()
  return person
}

/** Sends an application by the specified API request. @returns the applicant */
export async function applyByApi(page: Page, fields: object = {}) {
  const applicant = { ...visitor(), ...fields }
  const { name, email, desc } = applicant
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
  const response = await page.request.post('/careers/addjob', { multipart })
  expect(response.status()).toBe(201)
  return applicant
}

/** Sends an application and opens its page from the list. */
export async function openApplication(page: Page) {
  const applicant = await applyByApi(page)
  await page.goto(`/admin/jobs?q=${applicant.email}`)
  await page.getByRole('link', { name: applicant.name, exact: true }).click()
  return applicant
}

/** Enters the code of an app on the page with a new secret. @returns the secret */
export async function turnOnSecondFactor(page: Page, password: string): Promise<string> {
  const secret = ((await page.locator('.secret').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Code').fill(totpCode(secret, stepAt(Date.now())))
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Turn on two-step login' }).click()
  return secret
}
