import type { Page } from '@playwright/test'
import { findViolations } from '../axe'
import { signUp, withoutDraft } from '../people'
import { expect, test } from '../test'

test('the editor is accessible with its groups open', async ({ page }) => {
  await signUp(page)
  for (const path of ['/admin/site', '/admin/site/edit/services/voice-call']) {
    await page.goto(path)
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('main details')) part.setAttribute('open', '')
    })
    expect(await findViolations(page), path).toEqual([])
  }
  await page.goto('/admin/site/edit/services/voice-call?at=sections.0.items.0.icon&choose=1')
  expect(await findViolations(page)).toEqual([])
})

test('the editor counts characters and asks before losing changes', async ({ page }) => {
  await signUp(page)
  await page.goto('/admin/site/edit/services/twitter')
  await page.locator('[name="hero.title"]').fill('Short')
  await expect(page.getByText('5 of 60 characters.')).toBeVisible()
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.message())
    return dialog.dismiss()
  })
  await page.getByRole('main').getByRole('link', { name: 'Site', exact: true }).click()
  await expect.poll(() => questions).toEqual(['What you changed is not saved. Leave this page?'])
  await expect(page.locator('[name="hero.title"]')).toHaveValue('Short')
})

test('a draft saved by another owner is reported, and the own text can be saved over it', async ({
  page,
  browser,
}) => {
  const edit = '/admin/site/edit/services/ivr-tollfree'
  await signUp(page)
  await withoutDraft(page, 'services/ivr-tollfree')
  await page.goto(edit)
  const other = await browser.newPage()
  await signUp(other)
  await other.goto(edit)
  await other.locator('[name="hero.title"]').fill('Theirs')
  await other.getByRole('button', { name: 'Save draft' }).click()
  await expect(other.getByText('Visitors do not see it yet.')).toBeVisible()

  await page.locator('[name="hero.title"]').fill('Mine')
  await page.getByRole('button', { name: 'Save draft' }).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'saved this page meanwhile' })
  // The message gets the focus; the form accepts a click once it is no longer busy.
  await expect(conflict).toBeFocused()
  await expect(page.locator('form[aria-busy="true"]')).toHaveCount(0)
  await expect(page.locator('[name="hero.title"]')).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Save mine over it' }).click()
  await expect(page.getByText('Visitors do not see it yet.')).toBeVisible()
  await other.reload()
  await expect(other.locator('[name="hero.title"]')).toHaveValue('Mine')
  await other.close()
})

test('the preview beside the form shows each saved draft, and its links work', async ({ page }) => {
  await signUp(page)
  await withoutDraft(page, 'services/google-ads')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/site/edit/services/google-ads')
  const publish = page.getByRole('button', { name: 'Publish' })
  await expect(publish).toBeHidden()
  await expect(page.getByText('Nothing to publish: visitors see this text.')).toBeVisible()
  const frame = page.frameLocator('iframe')
  await page.locator('[name="hero.title"]').fill('Seen before it is published')
  await expect(publish).toBeVisible()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Seen before it is published')
  await frame.getByRole('link', { name: 'Digital Marketing' }).first().click()
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('iframe')).toBeHidden()
  await page.getByRole('link', { name: 'Discard draft' }).click()
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await expect(page.getByText('The draft is discarded.')).toBeVisible()
})

test('the message after saving is in view, and the group stays open', async ({ page }) => {
  await signUp(page)
  await withoutDraft(page, 'company')
  await page.goto('/admin/site')
  await page.getByRole('link', { name: 'Opening hours', exact: true }).click()
  const opens = page.locator('[name="opensAt"]')
  const before = await opens.inputValue()
  await opens.fill('10:15')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Visitors do not see it yet.')).toBeInViewport()
  await expect(opens).toBeInViewport()
  await opens.fill(before)
  await expect(page.getByText('Visitors do not see it yet.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('visitors see this text already.')).toBeInViewport()
  await page.reload()
  await expect(opens).toBeVisible()
  await page.getByRole('link', { name: 'Discard draft' }).click()
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await expect(page.getByText('The draft is discarded.')).toBeVisible()
})

test('the error summary of a refused publish gets the focus, even if a field is opened by the URL', async ({
  page,
}) => {
  await signUp(page)
  await withoutDraft(page, 'services/whatsapp-marketing')
  await page.goto('/admin/site/edit/services/whatsapp-marketing?at=sections.1#edit-sections.1')
  await page.locator('[name="hero.title"]').fill('x'.repeat(61))
  await page.getByRole('button', { name: 'Publish' }).click()
  const summary = page.getByRole('main').getByRole('alert')
  await expect(summary).toContainText('At most 60 characters; this has 61')
  await expect(summary).toBeFocused()
  await expect(summary).toBeInViewport()
  await page.goto('/admin/site/edit/services/whatsapp-marketing')
  await expect(summary).toContainText('This draft cannot be published.')
  await expect(summary).toBeFocused()
  await page.getByRole('link', { name: 'Discard draft' }).click()
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await expect(page.getByText('The draft is discarded.')).toBeVisible()
  await expect(summary).toHaveCount(0)
})

test('a page with several interactive examples hydrates, with the styles of each section', async ({
  page,
}) => {
  await signUp(page)
  await withoutDraft(page, 'pages/cloud')
  await page.goto('/admin/site/edit/pages/cloud')
  const pages = ['services/youtube', 'services/ivr-tollfree', 'pages/web-development']
  await copySections(page, pages, ['storyboard', 'keypad', 'journey'])
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Visitors do not see it yet.')).toBeVisible()
  const sheet = page.locator('link[rel="stylesheet"][href*="/sections-"]')
  await page.goto('/cloud-services')
  await expect(sheet).toHaveCount(0)
  await page.goto('/cloud-services?preview')
  await expect(page.locator('head').locator(sheet)).toHaveCount(1)
  await expect(sheet).toHaveCount(1)
  await expect(page.locator('main .journey li')).toHaveCount(6)
  await expect(page.locator('main .journey li').first()).toHaveCSS('display', 'grid')
  await withoutDraft(page, 'pages/cloud')
})

/** Adds sections of other pages to the open form. */
async function copySections(page: Page, pages: string[], kinds: string[]) {
  await page.evaluate(
    async ([from = [], wanted = []]) => {
      const form = document.querySelector('main form')
      let count = document.querySelectorAll('[name^="sections."][name$=".kind"]').length
      for (const document of from) {
        const html = await (await fetch(`/admin/site/edit/${document}`)).text()
        const other = new DOMParser().parseFromString(html, 'text/html').querySelector('main form')
        const fields = [...new FormData(other as HTMLFormElement)]
        const [kind] = fields.find(
          ([name, value]) => name.endsWith('.kind') && wanted.includes(`${value}`),
        ) ?? ['']
        const at = kind.replace(/kind$/, '')
        for (const [name, value] of fields.filter(([field]) => field.startsWith(at))) {
          const copy = Object.assign(window.document.createElement('input'), {
            type: 'hidden',
            name: name.replace(at, `sections.${count}.`),
            value: `${value}`,
          })
          form?.append(copy)
        }
        count++
      }
    },
    [pages, kinds],
  )
}

test('a long word in the name of a service stays inside its tile', async ({ page }) => {
  await signUp(page)
  const name = `Telekommunikationsdienstleistung${Date.now() % 1e6}`
  const form = { name, channel: 'messaging' }
  const added = await page.request.post('/admin/site', { form, maxRedirects: 0 })
  const [, document = ''] = /edit\/([^?]+)/.exec(added.headers().location ?? '') ?? []
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/digital-marketting?preview')
    const tile = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
    const [inside, outside] = await tile.evaluate((element) => [
      element.querySelector('h3')?.scrollWidth ?? 0,
      element.clientWidth,
    ])
    expect(inside).toBeLessThan(outside ?? 0)
  }
  await withoutDraft(page, document)
})
