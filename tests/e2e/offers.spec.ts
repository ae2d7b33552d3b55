import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

import { SECRET_KEY } from '../../playwright.config'
import { findViolations } from './axe'
import { signUpAsStaff } from './people'
import { test as base, expect } from './test'

/** Starts a site for each test, because other tests read the pages with prices and roles. */
const test = base.extend<{ baseURL: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  baseURL: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'site-test-'))
    const [command = '', ...args] = process.env.SITE_PROGRAM
      ? [process.env.SITE_PROGRAM]
      : [process.execPath, 'build/site/main.cjs']
    const site = spawn(command, args, {
      env: {
        NODE_ENV: 'production',
        PORT: '0',
        DATA_DIR: folder,
        ADMIN_SECRET_KEY: SECRET_KEY,
        RATE_LIMIT: 'off',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let printed = ''
    const url = await new Promise<string>((resolve) => {
      site.stdout.on('data', (chunk) => {
        printed += chunk
        const url = /ready on (http:[^\s"]+)/.exec(printed)?.[1]
        if (url) resolve(url)
      })
    })
    await use(url)
    const exited = once(site, 'exit')
    site.kill('SIGKILL')
    await exited
    rmSync(folder, { recursive: true, force: true })
  },
})

async function choose(page: Page, csv: string) {
  await page.getByLabel('Price list').setInputFiles({
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  })
  await page.getByRole('button', { name: 'Upload as a draft' }).click()
}

test('a published price list shows on its page, in the calculator and in the download', async ({
  page,
  javaScriptEnabled,
}) => {
  await signUpAsStaff(page)
  await page.goto('/admin/site')
  await page.getByRole('link', { name: 'Upload a price list' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upload a price list')
  const list = await (await page.request.get('/SMSPricing.csv')).text()

  await choose(page, list.replace('0.17', 'cheap'))
  await expect(page.getByRole('alert')).toContainText('Nothing is changed.')
  await expect(page.getByRole('list', { name: 'Mistakes in the file' })).toContainText(
    'Line 3, column Price per SMS part (INR): Write a price such as 0.20',
  )
  if (javaScriptEnabled ?? true) expect(await findViolations(page)).toEqual([])

  await choose(page, `\ufeff${list.replace('0.20', '0.27')}`)
  await expect(page.getByText('Visitors do not see it yet.')).toBeVisible()
  if (javaScriptEnabled ?? true) expect(await findViolations(page)).toEqual([])
  const prices = '/digital-marketting/bulk-sms/prices'
  expect(await (await page.request.get(prices)).text()).not.toContain('₹0.27')
  expect(await (await page.request.get(`${prices}?preview`)).text()).toContain('₹0.27')

  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible()
  await page.goto(prices)
  await expect(page.getByRole('cell', { name: '₹0.27' })).toBeVisible()
  await page.goto('/digital-marketting/bulk-sms/calculator?route=Promotional&text=Hi')
  await expect(page.getByText('₹0.27')).toBeVisible()
  expect(await (await page.request.get('/SMSPricing.csv')).text()).toContain('1,49999,0.27,')
})

test('an owner publishes a role page, which links to the form with the role selected', async ({
  page,
  javaScriptEnabled,
}) => {
  await signUpAsStaff(page)
  await page.goto('/admin/site/edit/roles')
  const part = (at: string) => page.locator(`[id="edit-${at}"]`)
  await part('roles.4').click()
  await page.locator('button[value="put:roles.4.page"]').click()
  const field = (name: string) => page.locator(`[name="roles.4.page.${name}"]`)
  await field('slug').fill('cloud-engineer')
  await field('description').fill(
    'Run servers of our customers on AWS, Google Cloud and Azure from Jaipur.',
  )
  await field('posted').fill('2026-11-20')
  await field('place').fill('Jaipur, two days at home')
  await field('lead').fill('You keep the servers of our customers up.')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('alert')).toContainText('Fill this in')
  await field('sections.0.title').fill('What you do')
  await field('sections.0.body').fill('- Watch\n- Repair')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible()

  await page.goto('/careers')
  await page.getByRole('link', { name: 'Cloud Engineer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cloud Engineer')
  await expect(page.getByText('Jaipur, two days at home')).toBeVisible()
  if (javaScriptEnabled ?? true) expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Apply for this role' }).click()
  await expect(page.getByLabel('Job role')).toHaveValue('Cloud Engineer')
})
