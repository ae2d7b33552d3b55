import { readFileSync } from 'node:fs'
import { readSheet } from '../support/sheet'
import { logOut, sendByApi, signUp, signUpByForm, staff, visitor } from './people'
import { expect, test } from './test'

test('the desk redirects to the login without a session', async ({ page }) => {
  await page.goto('/admin')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { name: 'Login as Admin' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('a new admin signs up and sees the desk', async ({ page }) => {
  await signUpByForm(page)
  await expect(page.getByText('Sign Up Successful!')).toBeVisible()
  for (const tab of ['Enquiry Data', 'Job Data'])
    await expect(page.getByRole('link', { name: tab })).toBeVisible()
})

test('signup names missing fields, refuses a wrong key and keeps the name', async ({ page }) => {
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Name is required. Email is required. Password is required. Secret Key is required',
  )
  const { name, email, password } = staff()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByLabel('Secret Key').fill('not the key')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('alert')).toContainText('Invalid Secret Key')
  await expect(page.getByLabel('Name')).toHaveValue(name)
})

test('the health page shows a value and a verdict in each row', async ({ page }) => {
  await signUp(page)
  await page.goto('/admin')
  await page.getByText('things need attention').click()
  await page.getByRole('link', { name: /^Staff emails are not being sent/ }).click()
  await expect(page.getByRole('heading', { name: 'Mail server', level: 1 })).toBeVisible()
  await expect(page.getByText('Staff emails are not being sent')).toHaveCount(0)
  await page.goto('/admin/health#mail')
  await expect(page.getByRole('heading', { name: 'Health', level: 1 })).toBeVisible()
  await expect(page.getByText('things need attention')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Health', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const rows = page.getByRole('table').getByRole('row')
  for (const [label, now] of [
    ['Version', /started (today \d\d:\d\d|yesterday)/],
    ['Database', /\d [KM]B/],
    ['Disk', /free of/],
    ['Last backup', /None yet|ago/],
    ['Emails waiting', /None|\d/],
    ['Last test email', /None yet/],
  ] as const) {
    const row = rows.filter({ has: page.getByRole('rowheader', { name: label }) })
    await expect(row).toContainText(now)
    await expect(row).toContainText(/OK|Not yet|Needs attention/)
  }
  await expect(rows.filter({ hasText: 'None yet' }).getByText('OK')).toHaveCount(0)
  await expect(rows.filter({ hasText: 'Emails waiting' })).toContainText('Enter your mail server')
})

test('staff log in, work an enquiry and log out', async ({ page }) => {
  const admin = await signUpByForm(page)
  await logOut(page)

  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('Invalid Credentials!')
  await page.getByLabel('Password').fill(admin.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/admin')

  const asha = visitor()
  const hindi = `नमस्ते, ${asha.name} को एसएमएस चाहिए`
  await sendByApi(page, { ...asha, desc: hindi, phone: '9876543210', telegramId: '@asha' })
  await page.goto(`/admin?view=cards&q=${encodeURIComponent(asha.email.toUpperCase())}`)
  const card = page.getByRole('listitem').filter({ hasText: asha.email })
  await expect(card).toContainText(hindi)
  await expect(card).toContainText('+91 98765 43210')
  await expect(card).toContainText('@asha')
  await card.getByRole('combobox').selectOption('Pending')
  await card.getByRole('button', { name: /^Save/ }).click()
  await expect(card.getByText('Saved')).toBeVisible()
  await expect(card.locator('header')).toContainText('Pending')

  await page.goto(`/admin?q=${asha.email}&status=Pending&view=table`)
  await expect(page.getByRole('row').filter({ hasText: asha.name })).toContainText('Pending')
  await page.goto(`/admin?q=${asha.email}&status=Closed`)
  await expect(page.getByText(`Nothing matches “${asha.email}”`)).toBeVisible()

  await logOut(page)
  await page.goto('/admin')
  await expect(page).toHaveURL('/login')
})

test('the URL of the list keeps the search and the view after a reload', async ({ page }) => {
  await signUp(page)
  const asha = await sendByApi(page)
  await page.goto('/admin')
  await page.getByPlaceholder('Search by Name or Email').fill(asha.email)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/q=asha/)
  await expect(page.getByText('Showing 1–1 of 1 enquiry')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Showing 1–1 of 1 enquiry')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: asha.name })).toContainText('Matched: email')
  await page.getByRole('link', { name: 'Cards' }).click()
  await expect(page).toHaveURL(/view=cards/)
  await expect(page.getByRole('listitem').filter({ hasText: asha.email })).toHaveCount(1)
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: asha.name })).toHaveCount(1)
})

test('the CSV and Excel files contain exactly the filtered enquiries', async ({ page }) => {
  await signUp(page)
  const asha = visitor()
  await sendByApi(page, { ...asha, phone: '+91 98765 43210' })
  await page.goto(`/admin?q=${asha.email}`)
  await page.locator('summary').filter({ hasText: 'Download' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /Download CSV/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('enquiries.csv')
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`${asha.name},${asha.email},+91 98765 43210,+91`)
  const [excel] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /Download Excel file \(.xlsx\)/ }).click(),
  ])
  expect(excel.suggestedFilename()).toBe('enquiries.xlsx')
  const [, row] = await readSheet(readFileSync(await excel.path()))
  expect(row?.slice(0, 4)).toEqual([asha.name, asha.email, '+91 98765 43210', '+91'])
})

test('the longest words in an enquiry do not widen the list or its row', async ({ page }) => {
  await page.setViewportSize({ width: 1290, height: 800 })
  await signUp(page)
  const asha = visitor()
  await sendByApi(page, {
    ...asha,
    name: 'N'.repeat(60),
    companyName: 'C'.repeat(80),
    desc: 'D'.repeat(300),
  })
  await page.goto(`/admin?q=${asha.email}`)
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'NNN' }) })
  await expect(row).toBeVisible()
  const spare = await page.evaluate(() => innerWidth - document.documentElement.scrollWidth)
  expect(spare).toBeGreaterThanOrEqual(0)
  expect((await row.boundingBox())?.height).toBeLessThan(60)
})

test('a page taller than the window opens at the top', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signUp(page)
  await page.goto('/admin/site')
  const heading = page.getByRole('heading', { name: 'Site', level: 1 })
  await expect(heading).toBeInViewport({ ratio: 1 })
  const { top, height } = await page.evaluate(() => ({
    top: window.scrollY,
    height: document.documentElement.scrollHeight,
  }))
  expect(height).toBeGreaterThan(1000)
  expect(top).toBe(0)
})
