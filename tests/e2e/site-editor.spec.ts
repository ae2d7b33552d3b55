import type { Page } from '@playwright/test'
import { logIn, signUp, withoutDraft } from './people'
import { expect, test } from './test'

/** Both projects share one site, so each edits another page. */
const OWN = { true: 'linkedin', false: 'youtube' }
const ownPage = (isScripted: boolean | undefined) => OWN[`${isScripted ?? true}`]

const headline = (page: Page) => page.locator('[name="hero.title"]')

test('a published headline is shown to visitors at once, a draft is not', async ({
  page,
  javaScriptEnabled,
}) => {
  const name = ownPage(javaScriptEnabled)
  const edit = `/admin/site/edit/services/${name}`
  // A unique headline, because an earlier attempt may have left another one.
  const title = `Our own headline ${Date.now().toString(36)}`
  await signUp(page)
  await withoutDraft(page, `services/${name}`)
  await page.goto('/admin/site')
  await page.locator('summary', { hasText: 'services with the original text' }).click()
  await page.locator(`a[href="${edit}"]`).first().click()
  await headline(page).fill('x'.repeat(61))
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('alert')).toContainText('At most 60 characters; this has 61')
  await expect(headline(page)).toHaveValue('x'.repeat(61))

  await headline(page).fill(title)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Visitors do not see it yet.')).toBeVisible()
  const path = `/digital-marketting/${name}`
  expect(await (await page.request.get(path)).text()).not.toContain(title)

  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published. Visitors see it now.')).toBeInViewport()
  expect(await (await page.request.get(path)).text()).toContain(title)

  await page.getByRole('link', { name: 'Back to the original text' }).click()
  await page.getByRole('button', { name: 'Use the original text' }).click()
  await expect(page.getByText('The original text is shown again.')).toBeVisible()
  expect(await (await page.request.get(path)).text()).not.toContain(title)
})

test('buttons reorder sections and choose a scene', async ({ page, javaScriptEnabled }) => {
  const own = { true: 'facebook-ads', false: 'instagram' }[`${javaScriptEnabled ?? true}`]
  await signUp(page)
  await withoutDraft(page, `services/${own}`)
  await page.goto(`/admin/site/edit/services/${own}`)
  const part = (at: string) => page.locator(`[id="edit-${at}"]`)
  const first = (await part('sections.0').textContent())?.slice(2) ?? ''
  await part('sections.0').click()
  await page.locator('button[value="down:sections.0"]').click()
  await expect(part('sections.1')).toContainText(first)
  await expect(page.locator('button[value="up:sections.1"]')).toBeVisible()

  await page.locator('button[value="choose:hero.scene"]').click()
  await page.getByRole('radio', { name: 'web dev' }).check()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Visitors do not see it yet.')).toBeVisible()
  await expect(page.locator('[name="hero.scene"][value="web-dev"]')).toHaveCount(1)

  await page.getByRole('link', { name: 'Discard draft' }).click()
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await expect(page.getByText('The draft is discarded.')).toBeVisible()
  await expect(part('sections.0')).toContainText(first)
})

test('a draft saved after the session has ended is kept and can be saved again', async ({
  page,
  javaScriptEnabled,
}) => {
  const own = { true: 'refund-policy', false: 'cancellation-policy' }
  const document = `policies/${own[`${javaScriptEnabled ?? true}`]}`
  const edit = `/admin/site/edit/${document}`
  const admin = await signUp(page)
  await withoutDraft(page, document)
  await page.goto(edit)
  const description = page.locator('[name="description"]')
  const heading = page.locator('[name="heading"]')
  const words = 'पैसे वापस करने के नियम, '.repeat(5).trim()
  await page.locator('summary', { hasText: 'Search engines' }).click()
  await description.fill(words)
  await heading.fill('नियम')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save draft' }).click()
  let login = page
  if (javaScriptEnabled ?? true) {
    const notice = page.getByText('Not sent: your session has ended.')
    await expect(notice).toBeInViewport()
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Log in again' }).click()
    login = await opened
  }
  await logIn(login, admin)
  if (login === page) {
    await expect(page).toHaveURL(edit)
    await expect(page.getByText('Not sent: your session had ended.')).toBeVisible()
  } else {
    await expect(login).toHaveURL('/admin')
  }
  await expect(heading).toHaveValue('नियम')
  await expect(description).toHaveValue(words)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Visitors do not see it yet.')).toBeVisible()
  await expect(page.getByText('Not sent')).toHaveCount(0)
  await expect(heading).toHaveValue('नियम')
  await expect(description).toHaveValue(words)
  await page.getByRole('link', { name: 'Discard draft' }).click()
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await expect(page.getByText('The draft is discarded.')).toBeVisible()
})

test('the publish button is in view at the end of a long form', async ({ page }) => {
  await signUp(page)
  await page.goto('/admin/site/edit/services/bulk-sms')
  await headline(page).press('End')
  await headline(page).press('x')
  await page.getByRole('main').locator('form textarea, form select').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Publish' })).toBeInViewport()
})
