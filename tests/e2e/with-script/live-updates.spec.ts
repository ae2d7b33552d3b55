import type { Page, Route } from '@playwright/test'

import { openWithLiveUpdates, sendByApi, signUp, visitor } from '../people'
import { expect, test } from '../test'

const STREAM = '**/admin/live*'

test('a new enquiry appears on an open desk, and its title counts it while nobody looks', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => sessionStorage.getItem('away') === '1' })
  })
  await signUp(page)
  await openWithLiveUpdates(page)

  const first = visitor()
  await sendByApi(page, first)
  await expect(page.getByRole('link', { name: first.name })).toBeVisible()

  await page.evaluate(() => sessionStorage.setItem('away', '1'))
  const second = visitor()
  await sendByApi(page, second)
  await expect(page).toHaveTitle(/^\(\d+\) Enquiries/)
  await expect(page.getByRole('link', { name: second.name })).toBeHidden()

  await page.evaluate(() => {
    sessionStorage.removeItem('away')
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('focus'))
  })
  await expect(page.getByRole('link', { name: second.name })).toBeVisible()
  await expect(page).toHaveTitle(/^Enquiries/)
})

test('each of two tabs shows a new enquiry', async ({ page, context }) => {
  await signUp(page)
  await openWithLiveUpdates(page)
  const other = await context.newPage()
  await other.goto('/admin')

  const person = visitor()
  await sendByApi(page, person)
  for (const tab of [page, other])
    await expect(tab.getByRole('link', { name: person.name })).toBeVisible()
})

test('an enquiry that comes between a list and its stream appears', async ({ page }) => {
  await signUp(page)
  const person = visitor()
  await page.route(STREAM, async (route) => {
    await sendByApi(page, person)
    await route.continue()
  })
  await page.goto('/admin')
  await expect(page.getByRole('link', { name: person.name })).toBeVisible()
})

/** Lets a test send events in the name of the stream. */
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

test('words of the stream that come close together break nothing off', async ({ page }) => {
  await exposeStream(page)
  await signUp(page)
  await openWithLiveUpdates(page)
  await page.evaluate(async () => {
    const { stream } = window as unknown as { stream: EventSource }
    for (let word = 1; word <= 12; word++) {
      const data = JSON.stringify({ arrived: word })
      stream.dispatchEvent(new MessageEvent('change', { data }))
      if (word % 2 === 0) await new Promise((done) => setTimeout(done, word))
    }
  })
  // A request that was broken off has the status 0 here.
  const countReads = () =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.includes('/admin.data'))
      .filter((entry) => (entry as PerformanceResourceTiming).responseStatus === 200).length
  await expect.poll(() => page.evaluate(countReads)).toBeGreaterThan(0)
})

test('signing out ends the stream', async ({ page }) => {
  await signUp(page)
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  const answer = await page.request.get('/admin/live', { maxRedirects: 0 })
  expect(answer.status()).toBe(401)
})

test('a desk that was refused its stream asks again, and catches up', async ({ page }) => {
  await signUp(page)
  let refusals = 0
  await page.route(STREAM, (route) => {
    refusals++
    return route.fulfill({ status: 429 })
  })
  await page.goto('/admin')
  await expect.poll(() => refusals).toBeGreaterThan(0)
  const person = visitor()
  await sendByApi(page, person)
  await page.unroute(STREAM)
  await expect(page.getByRole('link', { name: person.name })).toBeVisible({ timeout: 15_000 })
})

/** Answers a post of the desk only after another enquiry has come in. */
function sendEnquiryDuringPost(page: Page, answer: (route: Route) => Promise<void>) {
  return page.route('**/*.data*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await sendByApi(page, visitor())
    await expect(page.getByText(/new enquir.* came in/)).toBeAttached()
    await answer(route)
  })
}

test('the outcome of an action shows, though an enquiry comes in while it is sent', async ({
  page,
}) => {
  await signUp(page)
  const person = visitor()
  await sendByApi(page, person)
  await openWithLiveUpdates(page, `/admin?view=cards&q=${person.email}`)
  await sendEnquiryDuringPost(page, (route) => route.continue())
  await page.getByRole('button', { name: /^Take it/ }).click()
  await expect(page.locator('.change')).toBeVisible()
})

test('the outcome of an action shows, though the stream speaks as it is sent', async ({ page }) => {
  await exposeStream(page)
  await signUp(page)
  const person = visitor()
  await sendByApi(page, person)
  await openWithLiveUpdates(page, `/admin?view=cards&q=${person.email}`)
  await page.getByRole('button', { name: /^Take it/ }).evaluate((button: HTMLButtonElement) => {
    const { stream } = window as unknown as { stream: EventSource }
    button.click()
    stream.dispatchEvent(new MessageEvent('change', { data: JSON.stringify({ arrived: 1 }) }))
  })
  await expect(page.getByText(/new enquir.* came in/)).toBeAttached()
  await expect(page.locator('.change')).toBeVisible()
})

test.describe('while answers fail', () => {
  test.use({ breaksAnswers: true })

  test('a refresh that fails leaves the list and what is selected in it', async ({ page }) => {
    await signUp(page)
    const person = visitor()
    await sendByApi(page, person)
    await openWithLiveUpdates(page, `/admin?q=${person.email}`)
    const box = page.getByLabel(`Select ${person.name}`)
    await box.check()
    const failures = [
      (route: Route) => route.fulfill({ status: 502 }),
      (route: Route) => route.abort(),
    ]
    for (const fail of failures) {
      let tries = 0
      await page.route('**/admin.data*', async (route) => {
        await fail(route)
        tries++
      })
      await sendByApi(page, visitor())
      await expect.poll(() => tries).toBeGreaterThan(0)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('link', { name: person.name })).toBeVisible()
      await expect(box).toBeChecked()
      await page.unroute('**/admin.data*')
    }
    const again = { ...visitor(), email: person.email }
    await sendByApi(page, again)
    await expect(page.getByRole('link', { name: again.name })).toBeVisible()
    await expect(box).toBeChecked()
  })

  test('what failed stays on the page, though an enquiry comes in meanwhile', async ({ page }) => {
    await signUp(page)
    const person = visitor()
    await sendByApi(page, person)
    await openWithLiveUpdates(page, `/admin?view=cards&q=${person.email}`)
    await sendEnquiryDuringPost(page, (route) => route.fulfill({ status: 502 }))
    await page.getByRole('button', { name: /^Take it/ }).click()
    const failure = page.locator('.card-acts').getByRole('alert')
    await expect(failure).toContainText('The site could not save this right now')
    await page.waitForLoadState('networkidle')
    await expect(failure).toBeVisible()
  })
})
