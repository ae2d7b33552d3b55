import { test as base, expect, type Page } from '@playwright/test'

import { openEnquiry, signUp } from '../people'
import { slowScripts } from '../slow-scripts'
import { test } from '../test'

/** Changes that password managers, dark modes and translators make to a document. */
const CHANGES = {
  'elements beside each field': () => {
    for (const field of document.querySelectorAll('input, textarea, select')) {
      const icon = document.createElement('div')
      icon.className = 'foreign'
      field.after(icon)
    }
  },
  'elements around each field': () => {
    for (const field of document.querySelectorAll('input, textarea, select')) {
      if (field.matches('.wrapper > *')) continue
      const wrapper = document.createElement('div')
      wrapper.className = 'wrapper'
      const isFocused = field === document.activeElement
      field.replaceWith(wrapper)
      wrapper.append(field)
      if (isFocused) (field as HTMLElement).focus()
    }
  },
  'elements in html, head, body and forms': () => {
    for (const parent of [
      document.documentElement,
      document.head,
      document.body,
      ...document.forms,
    ])
      for (const method of ['prepend', 'append'] as const) {
        const name = parent === document.head ? 'style' : 'div'
        parent[method](Object.assign(document.createElement(name), { className: 'foreign' }))
      }
    document.querySelector('link')?.after(document.createElement('style'))
    document.body.before(document.createElement('some-extension'))
  },
  'attributes everywhere': () => {
    for (const element of document.querySelectorAll('html, body, form, input, textarea, label')) {
      element.setAttribute('data-foreign', '')
      element.classList.add('foreign')
    }
  },
  'font elements instead of texts': () => {
    const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
    const all: Text[] = []
    while (texts.nextNode()) all.push(texts.currentNode as Text)
    for (const text of all) {
      if (text.parentElement?.matches('script, style, textarea, font')) continue
      const font = document.createElement('font')
      font.append(Object.assign(document.createElement('font'), { textContent: `_${text.data}` }))
      text.replaceWith(font)
    }
  },
}

/** Types slowly, while the scripts load over a slow connection. */
async function typeSlowly(page: Page, label: string, text: string, change?: () => void) {
  const field = page.locator('main').getByLabel(label).first()
  await field.click()
  await page.keyboard.type(text.slice(0, 3), { delay: 20 })
  if (change) await page.evaluate(change)
  await page.keyboard.type(text.slice(3), { delay: 40 })
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  await page.waitForTimeout(200)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(text)
}

const FIELDS = {
  '/contact': 'Message',
  '/careers': 'Full Name',
  '/enquiry': 'Name',
  '/login': 'Email',
}

for (const [what, change] of Object.entries(CHANGES)) {
  base(`typed text survives ${what} added at DOMContentLoaded`, async ({ page }) => {
    await page.addInitScript(`addEventListener('DOMContentLoaded', ${change})`)
    await slowScripts(page, 200)
    for (const [path, label] of Object.entries(FIELDS)) {
      await page.goto(path)
      await typeSlowly(page, label, 'Kavita Iyer, Jaipur')
    }
  })

  base(`typed text survives ${what} added while typing`, async ({ page }) => {
    await slowScripts(page, 200)
    for (const [path, label] of Object.entries(FIELDS)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await typeSlowly(page, label, 'Kavita Iyer, Jaipur', change)
    }
  })
}

base(
  'a selected option, a radio button and a file chosen before hydration stay',
  async ({ page }) => {
    await page.goto('/careers')
    await page.evaluate(CHANGES['elements around each field'])
    await page.evaluate(CHANGES['elements in html, head, body and forms'])
    const form = page.locator('#apply')
    await slowScripts(page, 500)
    await form.locator('[name=jobRole]').selectOption({ index: 3 })
    await form.locator('[name=gender]').nth(1).check({ force: true })
    const resume = {
      name: 'cv.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n'),
    }
    await form.locator('[type=file]').setInputFiles(resume)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
    const chosen = await form.evaluate((element: HTMLFormElement) => {
      const fields = new FormData(element)
      return [fields.get('jobRole'), fields.get('gender'), (fields.get('resume') as File).name]
    })
    expect(chosen).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/), 'cv.pdf'])
    await expect(form.locator('[name=jobRole]')).toHaveJSProperty('selectedIndex', 3)
    await expect(form.locator('[name=gender]').nth(1)).toBeChecked()
  },
)

base(
  'a choice in a signature section stays with late code and a translation in each text',
  async ({ page }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        for (const text of document.querySelectorAll('p, h1, h2, h3, label, li, button, legend'))
          text.append(Object.assign(document.createElement('font'), { textContent: 'और' }))
      })
    })
    await page.route('**/assets/lead-path-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800))
      await route.continue()
    })
    await page.goto('/digital-marketting/linkedin')
    const sections = page.locator('main section')
    await sections.evaluateAll((all) => {
      for (const section of all) section.dataset.served = ''
    })
    const choice = page.locator('#lead-path input:not(:checked)').first()
    const chosen = await choice.evaluateHandle((input: HTMLInputElement) => {
      input.focus()
      input.click()
      return input
    })
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
    await page.waitForLoadState('networkidle')
    expect(
      await chosen.evaluate((input) => [input.checked, input === document.activeElement]),
    ).toEqual([true, true])
    await expect(page.locator('main section:not([data-served])')).toHaveCount(0)
    await expect(page.locator('main section font').first()).toBeAttached()
    expect(errors).toEqual([])
  },
)

base('elements of an extension stay in the document after hydration', async ({ page }) => {
  await page.goto('/contact')
  const count = await page.locator('main').locator('input, textarea, select').count()
  await page.evaluate(CHANGES['elements beside each field'])
  await page.mouse.move(200, 200)
  await page.mouse.move(210, 210)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  await expect(page.locator('main').locator(':is(input, textarea, select) + .foreign')).toHaveCount(
    count,
  )
})

base('typed text stays when an extension changes the document during parsing', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLInputElement) node.after(document.createElement('div'))
    }).observe(document, { childList: true, subtree: true })
  })
  for (const path of ['/contact', '/login']) {
    await page.goto(path)
    const field = page.locator('main').getByLabel('Email').first()
    await field.click()
    await page.keyboard.type('kavita@example.in', { delay: 60 })
    await page.locator('html[data-hydrated]').waitFor()
    await expect(field).toHaveValue('kavita@example.in')
    await expect(field).toBeFocused()
  }
})

base(
  'a page hydrates with style elements that a dark mode added during parsing',
  async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof HTMLLinkElement) node.after(document.createElement('style'))
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto('/login')
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
    expect(await page.locator('head style').count()).toBeGreaterThan(0)
  },
)

test('the desk hydrates with elements of an extension', async ({ page }) => {
  await signUp(page)
  await openEnquiry(page)
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', ${CHANGES['elements beside each field']})`,
  )
  for (const path of ['/admin', '/admin/jobs', '/admin/privacy']) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
    expect(await page.locator('.foreign').count(), path).toBeGreaterThan(0)
  }
})
