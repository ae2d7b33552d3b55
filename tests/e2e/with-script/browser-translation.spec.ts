import { test as base, expect, type Page } from '@playwright/test'

import { openDialog } from '../open-dialog'
import { openEnquiry, signUp, withoutLiveUpdates } from '../people'
import { test } from '../test'

/** Wraps every present and future text in a font element, as the translation of a browser does. */
function translate() {
  const wrap = (text: Text) => {
    const parent = text.parentElement
    if (!text.data.trim() || !parent || parent.tagName === 'FONT') return
    if (parent.closest('script, style, textarea, svg, title')) return
    const font = document.createElement('font')
    font.textContent = `${text.data}*`
    text.replaceWith(font)
  }
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(wrap)
  }
  wrapAll(document.body)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) node instanceof Text ? wrap(node) : wrapAll(node)
  }).observe(document.body, { childList: true, subtree: true })
}

const CALCULATOR = '/digital-marketting/bulk-sms/calculator'

function collectErrors(page: Page) {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

for (const when of ['before', 'after'])
  base(`a calculator translated ${when} hydration counts what is typed`, async ({ page }) => {
    const errors = collectErrors(page)
    await page.goto(CALCULATOR)
    if (when === 'after') {
      await page.mouse.move(200, 200)
      await page.mouse.move(210, 210)
      await page.locator('html[data-hydrated=true]').waitFor()
    }
    await page.evaluate(translate)
    const result = page.locator('#result')
    const text = page.locator('textarea').first()
    await text.pressSequentially('Hello', { delay: 30 })
    await page.locator('html[data-hydrated=true]').waitFor()
    await expect(result).toContainText('5 units')
    await text.pressSequentially(` ${'long '.repeat(40)}“`)
    await expect(result).toContainText('outside')
    await expect(result).toContainText('4/4')
    await expect(result).not.toContainText('5 units')
    await page.getByLabel('Messages a month').fill('50000')
    await expect(result).toContainText('50,000 messages')
    await text.fill('')
    await expect(result).toContainText('0 parts')
    expect(errors).toEqual([])
  })

test('the translated chat link tool shows the number of each new link', async ({ page }) => {
  await page.goto('/digital-marketting/whatsapp-marketing/chat-link')
  await page.evaluate(translate)
  for (const number of ['98765 43210', '98111 22333']) {
    await page.locator('#chat-phone').fill(number)
    await page.locator('.tool-form button[type=submit]').click()
    await expect(page.locator('#result h2')).toContainText(number)
  }
})

for (const path of [CALCULATOR, '/digital-marketting/bulk-sms/template-checker'])
  test(`${path} can still be switched to Hindi after a translation`, async ({ page }) => {
    await page.goto(path)
    await page.evaluate(translate)
    await page.locator('textarea').first().fill('Dear {name}')
    await page.locator('main a[hreflang=hi][lang=hi]').first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    for (const part of [
      'h1',
      '.lead',
      'legend',
      'button[type=submit]',
      '#result',
      '.tool-rules dd',
    ])
      await expect(page.locator(`main ${part}`).first()).toContainText(/\p{Script=Devanagari}/u)
    await expect(page.locator('textarea').first()).toHaveValue('Dear {name}')
  })

test('a translated careers form posts the untranslated role', async ({ page }) => {
  await page.goto('/careers')
  await page.evaluate(translate)
  await page.locator('#apply-jobRole').selectOption({ index: 4 })
  const role = await page.locator('#apply').evaluate((form: HTMLFormElement) => {
    return new FormData(form).get('jobRole')
  })
  expect(role).not.toContain('*')
  await page.locator('#apply button[type=submit]').click()
  await expect(page.locator('#apply [role=alert]')).toBeVisible()
  await page.locator('#apply-fullName').fill('Kavita Iyer')
  await expect(page.locator('#apply-jobRole')).toHaveJSProperty('selectedIndex', 4)
})

test('links and the enquiry dialog work on translated pages', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(translate)
  for (const path of ['/about', '/cloud-services']) {
    await page.locator(`a[href="${path}"]:visible`).first().click()
    await expect(page).toHaveURL(path)
    await expect(page.locator('h1')).toBeVisible()
  }
  const dialog = await openDialog(page, page.locator('a[data-opens]').first())
  await dialog.locator('button[type=submit]').click()
  await expect(dialog.getByRole('alert')).toBeVisible()
})

test('the translated desk saves a status and filters', async ({ page }) => {
  await withoutLiveUpdates(page)
  await signUp(page)
  const { email } = await openEnquiry(page)
  await page.goto(`/admin?view=cards&q=${email}`)
  await page.evaluate(translate)
  const status = page.locator('form.status-form select').first()
  await status.selectOption({ index: 1 })
  await status.locator('xpath=ancestor::form').locator('button[type=submit]').click()
  await expect(status.locator('xpath=ancestor::form').locator('p')).toContainText('Saved')
  await page.locator('main input[name=q]').fill('nothing matches this')
  await page.locator('main input[name=q]').press('Enter')
  await expect(page.locator('main .empty')).toBeVisible()
})
