import { findViolations } from './axe'
import { logIn, openEnquiry, signUp } from './people'
import { expect, test } from './test'

test('staff correct the details of an enquiry; invalid ones are refused and stay', async ({
  page,
  javaScriptEnabled,
}) => {
  await signUp(page)
  const asha = await openEnquiry(page)
  await page.getByRole('link', { name: 'Correct the details' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Correct the details')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(asha.name)
  const email = page.getByLabel('Email')
  await email.fill('asha@')
  await page.getByLabel('Phone').fill('91234 56789')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('Invalid email format')
  await expect(email).toHaveValue('asha@')
  await expect(page.getByLabel('Phone')).toHaveValue('91234 56789')
  if (javaScriptEnabled) expect(await findViolations(page)).toEqual([])
  const corrected = asha.email.replace('.in', '.org')
  await email.fill(corrected)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Details corrected.')).toBeVisible()
  await expect(page.getByText(`Email: ${asha.email} → ${corrected}`)).toBeVisible()
  await expect(page.getByRole('link', { name: '+91 91234 56789' })).toBeVisible()
})

test('a correction sent without a session is in its form after the login', async ({
  page,
  javaScriptEnabled,
}) => {
  const admin = await signUp(page)
  await openEnquiry(page)
  await page.getByRole('link', { name: 'Correct the details' }).click()
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Asha Varma')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save' }).click()
  if (javaScriptEnabled) {
    await expect(page.getByText('Not sent: your session has ended.')).toBeVisible()
  } else {
    await expect(page.getByText('your last action did not go through')).toBeVisible()
    await logIn(page, admin)
  }
  await expect(name).toHaveValue('Asha Varma')
})
