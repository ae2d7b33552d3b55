import { readFileSync } from 'node:fs'

import { sendByApi, signUp, visitor } from './people'
import { expect, test } from './test'

test('an owner finds, downloads and erases the data of a person', async ({ page }) => {
  const admin = await signUp(page)
  const asha = await sendByApi(page)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Privacy' }).click()
  const who = page.getByLabel('Email address or phone number')
  await who.fill('Asha')
  await page.getByRole('button', { name: 'Find everything' }).click()
  await expect(page.getByText('Enter an email address or a phone number')).toBeVisible()
  await expect(who).toHaveValue('Asha')
  await who.fill(asha.email.toUpperCase())
  await page.getByRole('button', { name: 'Find everything' }).click()
  await expect(page.getByText(asha.desc)).toBeVisible()
  expect(page.url()).not.toContain('asha')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as JSON' }).click(),
  ])
  const file = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(file.enquiries).toMatchObject([{ name: asha.name, description: asha.desc }])

  await page.getByRole('button', { name: /^Erase everything/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Erase everything about ${asha.email}?`,
  )
  await page.getByLabel('Your password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.getByRole('heading', { name: 'Everything is erased' })).toBeVisible()
  const receipt = page.getByRole('article')
  await expect(receipt).toContainText(admin.name)
  const reference = page.url().split('/').at(-1) ?? ''
  await expect(receipt).toContainText(reference)
  await page.reload()
  await expect(receipt).toContainText(reference)

  await page.goto(`/admin?q=${asha.email}`)
  await expect(page.getByRole('heading', { name: 'Enquiries', level: 1 })).toBeVisible()
  await expect(page.getByText(asha.desc)).toHaveCount(0)
  await page.goto('/admin/privacy')
  await who.fill(asha.email)
  await page.getByRole('button', { name: 'Find everything' }).click()
  await expect(page.getByText(`There is nothing about ${asha.email}.`)).toBeVisible()

  await page.getByRole('link', { name: 'Log', exact: true }).click()
  await page.getByRole('combobox', { name: 'Action' }).selectOption({ label: 'Erased a person' })
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('link', { name: reference })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(asha.email)
})

test('an erasure lists other records that mention the person and erases the selected ones', async ({
  page,
}) => {
  const admin = await signUp(page)
  const asha = await sendByApi(page)
  for (const desc of [`Ask ${asha.email}, please`, `Or ask ${asha.email} instead`])
    await sendByApi(page, { desc })
  await page.goto('/admin/privacy')
  const who = page.getByLabel('Email address or phone number')
  await who.fill(asha.email)
  await page.getByRole('button', { name: 'Find everything' }).click()
  await page.getByRole('button', { name: /^Erase everything/ }).click()
  const mentions = page.getByRole('group', { name: `These records also mention ${asha.email}` })
  await expect(mentions.getByRole('checkbox')).toHaveCount(2)
  await mentions.getByRole('checkbox').first().check()
  await page.getByLabel('Your password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.getByText('Signature: ')).toBeVisible()
  await page.goto('/admin/privacy')
  await who.fill(asha.email)
  await page.getByRole('button', { name: 'Find everything' }).click()
  await page.getByRole('button', { name: 'Search other records for mentions' }).click()
  await expect(mentions.getByRole('checkbox')).toHaveCount(1)
})

test('a second erasure by phone number reports that nothing was left', async ({ page }) => {
  const admin = await signUp(page)
  const asha = { ...visitor(), phone: `+91 9${String(Date.now()).slice(-9)}` }
  await sendByApi(page, asha)
  const other = await page.context().newPage()
  for (const [window, who] of [
    [page, asha.email],
    [other, asha.phone],
  ] as const) {
    await window.goto('/admin/privacy')
    await window.getByLabel('Email address or phone number').fill(who)
    await window.getByRole('button', { name: 'Find everything' }).click()
    await window.getByRole('button', { name: /^Erase everything/ }).click()
  }
  await page.getByLabel('Your password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.getByRole('heading', { name: 'Everything is erased' })).toBeVisible()
  await other.getByLabel('Your password', { exact: true }).fill(admin.password)
  await other.getByRole('button', { name: 'Erase everything' }).click()
  await expect(other.getByRole('heading', { name: 'There was nothing to erase' })).toBeVisible()
})

test('the retention page shows the periods and a disabled button while no data has expired', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/admin/privacy')
  await page.getByRole('link', { name: 'Retention' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Applications and resumes' })
  await expect(row).toContainText('12 months')
  await expect(page.getByRole('button', { name: 'Nothing to delete' })).toBeDisabled()
})
