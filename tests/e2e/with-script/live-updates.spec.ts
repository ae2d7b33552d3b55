import type { BrowserContext, Page, Route } from '@playwright/test'

import { logOut, openWithLiveUpdates, sendByApi, signUp, visitor } from '../people'
import { expect, test } from '../test'

const STREAM = '**/admin/live*'

/** Makes `document.hidden` depend on `setHidden`, because a browser without windows shows every tab. */
function controlVisibility(tabs: Page | BrowserContext) {
  return tabs.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => sessionStorage.getItem('away') === '1' })
  })
}

function setHidden(page: Page, isHidden: boolean) {
  return page.evaluate(
    (away) => {
      sessionStorage.setItem('away', away)
      document.dispatchEvent(new Event('visibilitychange'))
      if (away === '0') window.dispatchEvent(new Event('focus'))
    },
    isHidden ? '1' : '0',
  )
}

test('a new enquiry appears in an open list, and in the title when hidden', async ({ page }) => {
  await controlVisibility(page)
  await signUp(page)
  await openWithLiveUpdates(page)

  const first = await sendByApi(page)
  await expect(page.getByRole('link', { name: first.name })).toBeVisible()

  await setHidden(page, true)
  const second = await sendByApi(page)
  await expect(page).toHaveTitle(/^\(\d+\) Enquiries/)
  await expect(page.getByRole('link', { name: second.name })).toBeHidden()

  await setHidden(page, false)
  await expect(page.getByRole('link', { name: second.name })).toBeVisible()
  await expect(page).toHaveTitle(/^Enquiries/)
})

test('more lists can be open than a browser has connections to a site', async ({
  page,
  context,
}) => {
  await controlVisibility(context)
  await signUp(page)
  await openWithLiveUpdates(page)
  let last = page
  for (let tab = 2; tab <= 8; tab++) {
    await setHidden(last, true)
    last = await context.newPage()
    await openWithLiveUpdates(last)
  }
  await setHidden(last, true)
  await setHidden(page, false)
  const person = await sendByApi(page)
  await expect(page.getByRole('link', { name: person.name })).toBeVisible()
})

test('a new enquiry appears in each of two tabs', async ({ page, context }) => {
  await signUp(page)
  await openWithLiveUpdates(page)
  const other = await context.newPage()
  await other.goto('/admin')

  const person = await sendByApi(page)
  for (const tab of [page, other])
    await expect(tab.getByRole('link', { name: person.name })).toBeVisible()
})

test('an enquiry that arrives between the list and its stream appears', async ({ page }) => {
  await signUp(page)
  const person = visitor()
  await page.route(STREAM, async (route) => {
    await sendByApi(page, person)
    await route.continue()
  })
  await page.goto('/admin')
  await expect(page.getByRole('link', { name: person.name })).toBeVisible()
})

/** Exposes the event stream, so that a test can dispatch its events. */
function exposeStream(page: Page) {
  return page.addInitScript(() => {
    const { EventSource } = window
    window.EventSource = class extends EventSource {
      constructor(url: string | URL) {
        super(url)
        Object.assign(window, { stream: this })
      }
    }
  })
}

test('a burst of stream events still refreshes the list', async ({ page }) => {
  await exposeStream(page)
  await signUp(page)
  await openWithLiveUpdates(page)
  await page.evaluate(async () => {
    const { stream } = window as unknown as { stream: EventSource }
    for (let count = 1; count <= 12; count++) {
      const data = JSON.stringify({ arrived: count })
      stream.dispatchEvent(new MessageEvent('change', { data }))
      if (count % 2 === 0) await new Promise((done) => setTimeout(done, count))
    }
  })
  // An aborted request has the status 0 here.
  const countRefreshes = () =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.includes('/admin.data'))
      .filter((entry) => (entry as PerformanceResourceTiming).responseStatus === 200).length
  await expect.poll(() => page.evaluate(countRefreshes)).toBeGreaterThan(0)
})

test('after a logout the stream responds with 401', async ({ page }) => {
  await signUp(page)
  await page.goto('/admin')
  await logOut(page)
  const response = await page.request.get('/admin/live', { maxRedirects: 0 })
  expect(response.status()).toBe(401)
})

test('a list whose stream was refused retries and shows new enquiries', async ({ page }) => {
  await signUp(page)
  let refusals = 0
  await page.route(STREAM, (route) => {
    refusals++
    return route.fulfill({ status: 429 })
  })
  await page.goto('/admin')
  await expect.poll(() => refusals).toBeGreaterThan(0)
  const person = await sendByApi(page)
  await page.unroute(STREAM)
  await expect(page.getByRole('link', { name: person.name })).toBeVisible({ timeout: 15_000 })
})

/** Responds to a post of the desk only after another enquiry has arrived. */
function sendEnquiryDuringPost(page: Page, respond: (route: Route) => Promise<void>) {
  return page.route('**/*.data*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await sendByApi(page)
    await expect(page.getByText(/new enquir.* came in/)).toBeAttached()
    await respond(route)
  })
}

test('an enquiry that arrives during an action does not hide its result', async ({ page }) => {
  await signUp(page)
  const person = await sendByApi(page)
  await openWithLiveUpdates(page, `/admin?view=cards&q=${person.email}`)
  await sendEnquiryDuringPost(page, (route) => route.continue())
  await page.getByRole('button', { name: /^Take it/ }).click()
  await expect(page.locator('.change')).toBeVisible()
})

test('a stream event that arrives with the click does not hide its result', async ({ page }) => {
  await exposeStream(page)
  await signUp(page)
  const person = await sendByApi(page)
  await openWithLiveUpdates(page, `/admin?view=cards&q=${person.email}`)
  await page.getByRole('button', { name: /^Take it/ }).evaluate((button: HTMLButtonElement) => {
    const { stream } = window as unknown as { stream: EventSource }
    button.click()
    stream.dispatchEvent(new MessageEvent('change', { data: JSON.stringify({ arrived: 1 }) }))
  })
  await expect(page.getByText(/new enquir.* came in/)).toBeAttached()
  await expect(page.locator('.change')).toBeVisible()
})

test('a click between two refreshes does not lose its result', async ({ page }) => {
  await exposeStream(page)
  await signUp(page)
  const person = await sendByApi(page)
  await openWithLiveUpdates(page, `/admin?view=cards&q=${person.email}`)
  // React shows the refreshed list before it runs the effect that starts the next refresh.
  await page.route(
    '**/admin.data*',
    async (route) => {
      const button = page.getByRole('button', { name: /^Take it/ }).first()
      await button.evaluate((button: HTMLButtonElement) => {
        const { stream } = window as unknown as { stream: EventSource }
        stream.dispatchEvent(new MessageEvent('change', { data: JSON.stringify({ arrived: 1 }) }))
        const list = button.closest('ul') ?? document.body
        const observer = new MutationObserver(() => {
          observer.disconnect()
          button.click()
        })
        setTimeout(() => observer.observe(list, { subtree: true, childList: true }))
      })
      await route.continue()
    },
    { times: 1 },
  )
  await sendByApi(page, { email: person.email })
  await expect(page.locator('.change')).toBeVisible()
})

test.describe('with failing responses', () => {
  test.use({ fakesResponses: true })

  test('a failed refresh keeps the list and its selection', async ({ page }) => {
    await signUp(page)
    const person = await sendByApi(page)
    await openWithLiveUpdates(page, `/admin?q=${person.email}`)
    const box = page.getByLabel(`Select ${person.name}`)
    await box.check()
    const failures = [
      (route: Route) => route.fulfill({ status: 502 }),
      (route: Route) => route.abort(),
    ]
    for (const fail of failures) {
      let attempts = 0
      await page.route('**/admin.data*', async (route) => {
        await fail(route)
        attempts++
      })
      await sendByApi(page)
      await expect.poll(() => attempts).toBeGreaterThan(0)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('link', { name: person.name })).toBeVisible()
      await expect(box).toBeChecked()
      await page.unroute('**/admin.data*')
    }
    const again = await sendByApi(page, { email: person.email })
    await expect(page.getByRole('link', { name: again.name })).toBeVisible()
    await expect(box).toBeChecked()
  })

  test('the error message of a failed action stays when an enquiry arrives', async ({ page }) => {
    await signUp(page)
    const person = await sendByApi(page)
    await openWithLiveUpdates(page, `/admin?view=cards&q=${person.email}`)
    await sendEnquiryDuringPost(page, (route) => route.fulfill({ status: 502 }))
    await page.getByRole('button', { name: /^Take it/ }).click()
    const failure = page.locator('.card-acts').getByRole('alert')
    await expect(failure).toContainText('The site could not save this right now')
    await page.waitForLoadState('networkidle')
    await expect(failure).toBeVisible()
  })
})
