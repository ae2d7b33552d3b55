import type { Page } from '@playwright/test'

import { findViolations, navigateTo, showServedPage } from '../axe'
import { openDialog } from '../open-dialog'
import { applyByApi, sendByApi, signUp, turnOnSecondFactor } from '../people'
import { publicPaths } from '../site-map'
import { expect, test } from '../test'

async function expectAccessible(page: Page, what: string) {
  expect.soft(await findViolations(page), what).toEqual([])
}

async function expectAccessiblePages(page: Page, paths: string[], show = navigateTo) {
  await page.goto(paths[0] ?? '/')
  for (const path of paths) {
    await show(page, path)
    await expectAccessible(page, path)
  }
}

/** Product pages are one level below digital marketing, their tools two. */
const depthOf = (path: string) => path.split('/').length

/** Public pages that scripts change visibly. */
const WITH_SCRIPT = ['/contact', '/careers']

test.describe('as served', () => {
  test.use({ skipsHydration: true })

  test('the product pages are accessible in light and dark', async ({ page }) => {
    const paths = await publicPaths(page)
    await expectAccessiblePages(
      page,
      paths.filter((path) => path.startsWith('/digital-marketting') && depthOf(path) < 4),
      showServedPage,
    )
  })

  test('the other pages are accessible in light and dark', async ({ page }) => {
    const paths = await publicPaths(page)
    await expectAccessiblePages(
      page,
      paths.filter(
        (path) => !path.startsWith('/digital-marketting') && !WITH_SCRIPT.includes(path),
      ),
      showServedPage,
    )
  })
})

test('login pages, forms and the 404 page are accessible in light and dark', async ({ page }) => {
  await expectAccessiblePages(page, [
    ...WITH_SCRIPT,
    '/enquiry',
    '/login',
    '/signup',
    '/no-such-page',
  ])
})

test('the tools are accessible in light and dark, with and without a result', async ({ page }) => {
  const paths = (await publicPaths(page)).filter((path) => depthOf(path) === 4)
  expect(paths.filter((path) => path.endsWith('?lang=hi'))).toHaveLength(3)
  expect(paths).toHaveLength(7)
  await expectAccessiblePages(page, [
    ...paths,
    `/digital-marketting/bulk-sms/calculator?text=${encodeURIComponent('“Sale” अ')}`,
    '/digital-marketting/whatsapp-marketing/chat-link?phone=98765+43210',
    '/digital-marketting/whatsapp-marketing/chat-link?phone=12',
    `/digital-marketting/bulk-sms/calculator?text=${encodeURIComponent('“Sale” अ')}&lang=hi`,
    '/digital-marketting/whatsapp-marketing/chat-link?phone=98765+43210&lang=hi',
    '/digital-marketting/whatsapp-marketing/chat-link?phone=12&lang=hi',
  ])
})

test('the desk is accessible in light and dark', async ({ page }) => {
  await signUp(page)
  await sendByApi(page, { phone: '+91 98765 43210', telegramId: '@asha' })
  await sendByApi(page, { desc: 'We need OTP messages for a clinic. '.repeat(20) })
  await applyByApi(page)
  await expectAccessiblePages(page, [
    '/admin',
    '/admin?view=cards',
    '/admin?q=nobody-of-this-name',
    '/admin/jobs',
    '/admin/mails',
    '/admin/webhooks',
    '/admin/saved-replies',
    '/admin/saved-replies/new',
    '/admin/accounts',
    '/admin/accounts/password',
    '/admin/audit',
    '/admin/audit?act=nothing',
    '/admin/health',
    '/admin/privacy',
    '/admin/retention',
  ])
})

test('the findings of the template checker are accessible in light and dark', async ({ page }) => {
  await page.goto('/digital-marketting/bulk-sms/template-checker')
  await page.getByLabel('Template text').fill('Sale  at bit.ly/x')
  await page.getByRole('button', { name: 'Check the template' }).click()
  await expect(page.getByRole('heading', { name: /to fix/ })).toBeVisible()
  await expectAccessible(page, 'the findings of the checker')
})

test('open menus, the enquiry dialog and error messages are accessible in light and dark', async ({
  page,
}) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  await header.locator('summary', { hasText: 'Digital Marketing' }).first().click()
  await expect(header.getByRole('link', { name: 'SMS Marketing' })).toBeVisible()
  await expectAccessible(page, 'an open panel of the header')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await header.locator('summary[aria-label="Menu"]').click()
  await header.locator('summary', { hasText: 'Our Products' }).click()
  await expectAccessible(page, 'the menu of a phone')

  await page.goto('/')
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'the dialog with error messages')

  await page.goto('/enquiry')
  await page.getByRole('main').getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'a refused form')
})

test('account and privacy results are accessible in light and dark', async ({ page }) => {
  const admin = await signUp(page)
  const asha = await sendByApi(page)
  await page.goto('/admin/privacy')
  await page.getByLabel('Email address or phone number').fill(asha.email)
  await page.getByRole('button', { name: 'Find everything' }).click()
  await expect(page.getByText(asha.desc)).toBeVisible()
  await expectAccessible(page, 'the data of a person')
  await page.getByRole('button', { name: /^Erase everything/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Erase everything about')
  await expectAccessible(page, 'the confirmation of an erasure')
  await page.getByLabel('Your password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.getByRole('heading', { name: 'Everything is erased' })).toBeVisible()
  await expectAccessible(page, 'the receipt of an erasure')

  await page.goto('/admin/accounts/password')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'a refused change of password')

  await page.goto('/admin/accounts/second-factor')
  await expectAccessible(page, 'before a second factor')
  await page.getByRole('button', { name: 'Set it up' }).click()
  await expect(page.locator('.secret')).toBeVisible()
  await expectAccessible(page, 'the setup of a second factor')
  await turnOnSecondFactor(page, admin.password)
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  await expectAccessible(page, 'recovery codes')
})
