import type { Locator, Page } from '@playwright/test'

import { advanceClock, stopClock } from '../clock'
import { expect, test } from '../test'

const SLIDE = '[aria-roledescription="slide"]'

const moving = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  )

const opacities = (group: Locator) =>
  group.locator('> li').evaluateAll((cards) => cards.map((card) => getComputedStyle(card).opacity))

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('cards below the fold are transparent and appear once, when they are scrolled into view', async ({
  page,
}) => {
  await page.goto('/digital-marketting/bulk-sms')
  const groups = await page.locator('[data-reveal]').all()
  expect(groups.length).toBeGreaterThan(0)
  for (const group of groups) await expect.poll(() => opacities(group)).toEqual(['0', '0', '0'])
  for (const group of groups) {
    await group.evaluate((cards) => cards.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect.poll(() => opacities(group)).toEqual(['1', '1', '1'])
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.waitForTimeout(300)
  for (const group of groups) expect(await opacities(group)).toEqual(['1', '1', '1'])
})

test('cards appear when their section is at four fifths of the viewport', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/digital-marketting/bulk-sms')
  const group = page.locator('[data-reveal]').first()
  await expect.poll(() => opacities(group)).toEqual(['0', '0', '0'])
  const headAt = (share: number) =>
    group.evaluate((cards, share) => {
      const { top = 0 } = cards.closest('section')?.getBoundingClientRect() ?? {}
      scrollBy({ top: top - innerHeight * share, behavior: 'instant' })
    }, share)
  await headAt(0.85)
  await page.waitForTimeout(300)
  expect(await opacities(group)).toEqual(['0', '0', '0'])
  await headAt(0.78)
  await expect.poll(() => opacities(group)).toEqual(['1', '1', '1'])
})

test('cards in view when a page loads are never hidden', async ({ page }) => {
  await page.addInitScript(() => {
    const faded = new Set<string>()
    Object.assign(window, { faded })
    const check = () => {
      for (const card of document.querySelectorAll('[data-reveal] > *'))
        if (
          card.getBoundingClientRect().top < innerHeight &&
          getComputedStyle(card).opacity !== '1'
        )
          faded.add(card.textContent ?? '')
      requestAnimationFrame(check)
    }
    requestAnimationFrame(check)
  })
  await page.goto('/digital-marketting/bulk-sms')
  const top = await page
    .locator('[data-reveal]')
    .first()
    .evaluate((group) => group.getBoundingClientRect().top)
  for (const share of [0.9, 0.5]) {
    await page.setViewportSize({ width: 1280, height: Math.round(top / share) })
    await page.goto('/digital-marketting/bulk-sms', { waitUntil: 'networkidle' })
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => [...(Reflect.get(window, 'faded') as Set<string>)])).toEqual(
      [],
    )
  }
})

/** Opens the page of the carousel with a stopped clock. */
async function goToCarousel(page: Page) {
  await page.clock.install()
  await page.goto('/cloud-services')
  await stopClock(page)
  const carousel = page.locator('section[aria-roledescription="carousel"]')
  await carousel.locator('[aria-live]').scrollIntoViewIfNeeded()
  return carousel
}

const expectSlide = (carousel: Locator, position: number) =>
  expect(carousel.locator('[aria-current="true"]')).toHaveText(new RegExp(`^Slide ${position}:`))

test('the carousel shows the next slide every four seconds, and the first after the sixth', async ({
  page,
}) => {
  const carousel = await goToCarousel(page)
  await expect(carousel.locator('[aria-live="off"]')).toBeVisible()
  await advanceClock(page, 1000)
  await expectSlide(carousel, 1)
  for (const position of [2, 3, 4, 5, 6, 1]) {
    await advanceClock(page, 4000)
    await expectSlide(carousel, position)
    await expect(carousel.locator(SLIDE).nth(position - 1)).toBeInViewport({ ratio: 0.5 })
  }
})

test('the carousel pauses while the pointer is on it', async ({ page }) => {
  const carousel = await goToCarousel(page)
  await carousel.locator(SLIDE).first().hover()
  await expect(carousel.locator('[aria-live="polite"]')).toBeVisible()
  await advanceClock(page, 13_000)
  await expectSlide(carousel, 1)
  await carousel.getByRole('heading', { level: 2 }).hover()
  await expect(carousel.locator('[aria-live="off"]')).toBeVisible()
  await advanceClock(page, 4000)
  await expectSlide(carousel, 2)
})

test('the carousel stops when the keyboard focuses it, and its control starts it again', async ({
  page,
}) => {
  const carousel = await goToCarousel(page)
  const control = carousel.locator('a, button').first()
  await expect(control).toHaveText('Stop slide rotation')
  await page.keyboard.press('Tab')
  await control.focus()
  await expect(control).toHaveText('Start slide rotation')
  await advanceClock(page, 13_000)
  await expectSlide(carousel, 1)
  await page.keyboard.press('Enter')
  await expect(control).toHaveText('Stop slide rotation')
  await advanceClock(page, 4000)
  await expectSlide(carousel, 2)
})

test('a click stops the carousel, another starts it, a dot chooses a slide', async ({ page }) => {
  const carousel = await goToCarousel(page)
  await carousel.getByRole('button', { name: 'Stop slide rotation' }).click()
  await advanceClock(page, 13_000)
  await expectSlide(carousel, 1)
  await carousel.getByRole('button', { name: 'Start slide rotation' }).click()
  await advanceClock(page, 4000)
  await expectSlide(carousel, 2)
  await carousel.getByRole('link', { name: /^Slide 5:/ }).click()
  await expectSlide(carousel, 5)
  await advanceClock(page, 13_000)
  await expectSlide(carousel, 5)
})

test('a slide chosen before hydration stays, with its dot', async ({ page }) => {
  await page.goto('/cloud-services#solutions-3')
  const carousel = page.locator('section[aria-roledescription="carousel"]')
  await expect(carousel.locator(SLIDE).nth(2)).toBeInViewport({ ratio: 0.5 })
  await expectSlide(carousel, 3)
  await expect(carousel.getByRole('button', { name: 'Start slide rotation' })).toBeVisible()
})

test('ten squares move behind the footer until the visitor pauses them', async ({ page }) => {
  await page.goto('/login')
  await page.goto('/careers')
  const states = () =>
    page
      .locator('footer [aria-hidden] i')
      .evaluateAll((squares) =>
        squares.flatMap((square) => square.getAnimations().map(({ playState }) => playState)),
      )
  expect(await states()).toEqual(Array(10).fill('running'))
  await page.getByLabel('Pause background motion').check()
  expect(await states()).toEqual(Array(10).fill('paused'))
  await page.getByLabel('Pause background motion').uncheck()
  expect(await states()).toEqual(Array(10).fill('running'))
})

test('each square behind the footer starts 0.2 s after the one before', async ({ page }) => {
  await page.goto('/careers')
  const delays = await page
    .locator('footer [aria-hidden] i')
    .evaluateAll((squares) =>
      squares.flatMap((square) =>
        square.getAnimations().map(({ effect }) => Number(effect?.getTiming().delay)),
      ),
    )
  expect(delays).toEqual([0, 200, 400, 600, 800, 1000, 1200, 1400, 1600, 1800])
})

test('on a phone the squares neither overlap nor leave their strip', async ({ page }) => {
  await page.goto('/careers')
  for (const width of [320, 390, 639]) {
    await page.setViewportSize({ width, height: 800 })
    const misplaced = await page.locator('footer [aria-hidden]:has(> i)').evaluate((strip) => {
      const squares = [...strip.children].map((element) => ({
        element,
        drift: element.getAnimations()[0],
      }))
      const found = new Set<string>()
      for (let time = 2000; time < 8000; time += 100) {
        for (const { drift } of squares) {
          drift?.pause()
          if (drift) drift.currentTime = time
        }
        const { left, right, top, bottom } = strip.getBoundingClientRect()
        const boxes = squares.map(({ element }) => element.getBoundingClientRect())
        boxes.forEach((a, at) => {
          if (a.left < left || a.right > right || a.top < top || a.bottom > bottom)
            found.add(`${at + 1} leaves`)
          boxes.slice(at + 1).forEach((b, after) => {
            const isApart =
              a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top
            if (!isApart) found.add(`${at + 1} overlaps ${at + after + 2}`)
          })
        })
      }
      return [...found]
    })
    expect.soft(misplaced, `at ${width}`).toEqual([])
  }
})

test('every other animation ends within five seconds', async ({ page }) => {
  for (const path of ['/', '/web-development', '/digital-marketting/whatsapp-marketing']) {
    await page.goto(path)
    const endless = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => {
          const target = effect instanceof KeyframeEffect ? effect.target : null
          return !target?.closest('footer') && Number(effect?.getComputedTiming().endTime) > 5000
        })
        .map((animation) =>
          animation instanceof CSSAnimation ? animation.animationName : 'other',
        ),
    )
    expect(endless, path).toEqual([])
  }
})

test('the spinner of /about covers its text for a second and shifts nothing', async ({ page }) => {
  await page.clock.install()
  await page.goto('/about')
  const purpose = page.locator('#values')
  const cover = purpose.locator('[aria-hidden="true"]:has(> i)')
  await expect(cover).toBeAttached()
  const topOfNext = () =>
    page.locator('#estimate').evaluate((next) => next.getBoundingClientRect().top + scrollY)
  const before = await topOfNext()
  await stopClock(page)
  await purpose.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 300)
  await expect(cover).toBeInViewport()
  await page.waitForTimeout(200)
  await advanceClock(page, 600)
  await expect(cover).toBeAttached()
  await advanceClock(page, 900)
  await expect(cover).toHaveCount(0)
  expect(await topOfNext()).toBe(before)
  await expect(purpose.getByRole('heading', { level: 3 })).toHaveCount(3)
})

test('the spinner of /about runs when its text is in view at the start', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('load', () => {
      new MutationObserver(() => {
        const cover = document.querySelector('#values [aria-hidden="true"]:has(> i)')
        const isInSight = cover && cover.getBoundingClientRect().top < innerHeight
        if (isInSight) document.documentElement.dataset.covered = ''
      }).observe(document.body, { childList: true, subtree: true })
    })
  })
  await page.goto('/about#values')
  await expect(page.locator('html[data-covered]')).toBeAttached()
  await expect(page.locator('#values [aria-hidden="true"]:has(> i)')).toHaveCount(0)
})

test('the headline of the home page is typed when it comes into view, and stays complete', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/', { waitUntil: 'networkidle' })
  const headline = page.locator('#partnership').getByRole('heading', { level: 2 })
  const typed = headline.locator('[aria-hidden="true"]')
  const full = (await headline.textContent()) ?? ''
  const height = () => headline.evaluate((heading) => heading.getBoundingClientRect().height)
  const before = await height()
  await expect(typed).toHaveCount(0)
  await stopClock(page)
  await headline.scrollIntoViewIfNeeded()
  await expect(async () => {
    await page.clock.runFor(70)
    await expect(typed).toBeVisible({ timeout: 200 })
  }).toPass()
  await expect(page.getByRole('heading', { name: full })).toBeVisible()
  expect(await height()).toBe(before)
  await page.clock.runFor(8000)
  await expect(typed).toHaveCount(0)
  await expect(headline).toHaveText(full)
})

test('with reduced motion every page is complete and has no animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  for (const path of [
    '/',
    '/about',
    '/web-development',
    '/digital-marketting/bulk-sms',
    '/cloud-services',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await moving(page), path).toBe(0)
    for (const group of await page.locator('[data-reveal]').all())
      expect(new Set(await opacities(group)), path).toEqual(new Set(['1']))
    await page.mouse.wheel(0, 20_000)
    await page.clock.runFor(2000)
    expect(await moving(page), path).toBe(0)
    const started = await page.evaluate(() => {
      document.documentElement.style.fontSize = '24px'
      return document.getAnimations().length
    })
    expect(started, `${path}, at a change of style`).toBe(0)
  }
  const carousel = page.locator('section[aria-roledescription="carousel"]')
  await carousel.locator('[aria-live]').scrollIntoViewIfNeeded()
  await expect(carousel.getByRole('button')).toHaveCount(0)
  await page.clock.runFor(13_000)
  await expectSlide(carousel, 1)
  await page.goto('/about')
  await expect(page.locator('#values [aria-hidden="true"]:has(> i)')).toHaveCount(0)
})
