import { renderAll, smallSceneText } from '../page-rules'
import { expect, test } from '../test'

test.use({ skipsHydration: true })

test('with forced colours a select has its native appearance', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/enquiry')
  for (const name of ['Best time to call', 'Country of the phone number'])
    await expect(page.getByRole('main').getByLabel(name)).toHaveCSS('appearance', 'auto')
})

test('a select clips a long option, which scrolls the page in WebKit', async ({ page }) => {
  await page.goto('/enquiry')
  const country = page.getByRole('main').getByLabel('Country of the phone number')
  await expect(country).toHaveCSS('overflow', 'clip')
})

test('with forced colours the chosen option of an example is underlined', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const slug of ['bulk-sms', 'voice-call']) {
    await page.goto(`/digital-marketting/${slug}`)
    const options = page.locator('main fieldset label')
    const chosen = options.filter({ has: page.locator(':checked') })
    await expect(chosen).toHaveCSS('text-decoration-line', 'underline')
    await expect(options.last()).toHaveCSS('text-decoration-line', 'none')
  }
})

test('with forced colours the marked characters of the calculator stay readable', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/digital-marketting/bulk-sms/calculator?text=“नमस्ते”')
  const marks = page.getByRole('region', { name: 'Result' }).locator('mark')
  await expect(marks).not.toHaveCount(0)
  // Otherwise Chromium puts the background of the page behind each letter, in the colour of the letter.
  for (const mark of await marks.all()) await expect(mark).toHaveCSS('forced-color-adjust', 'none')
})

test('no text of a scene in the header is smaller than 9 px', async ({ page }) => {
  await page.goto('/about')
  const header = page.getByRole('banner')
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const name of ['Web Development', 'Digital Marketing', 'Cloud Services']) {
      await header.locator('summary', { hasText: name }).first().click()
      await expect(header.locator('[open] .mega-scene text').first()).toBeVisible()
      expect
        .soft(await smallSceneText(page, '[open] .mega-scene'), `${name} at ${width}`)
        .toEqual([])
      await page.keyboard.press('Escape')
    }
  }
})

test('a long company name stays inside the header', async ({ page }) => {
  const name = 'Deshpande, Kulkarni & Godbole Telecommunication Engineering and Consultancy'
  await page.goto('/contact')
  await page.locator('.hd .logo').evaluate((logo, text) => {
    logo.setAttribute('class', 'logo logo-long')
    logo.querySelector('span')?.replaceChildren(text)
  }, name)
  for (const width of [390, 1024, 1100, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const isInside = await page.locator('.hd').evaluate((header) => {
      const text = header.querySelector('.logo span')?.getBoundingClientRect()
      const { top, bottom } = header.getBoundingClientRect()
      return text && text.top >= top && text.bottom <= bottom
    })
    expect.soft(isInside, `at ${width}`).toBe(true)
  }
})

test('long menu labels wrap inside the header, in one word or several', async ({ page }) => {
  await page.goto('/contact')
  const labels = [
    'Telekommunikationsdienstleistungsanbiete',
    'Web, App and Cloud Development for Banks',
  ]
  for (const label of labels) {
    await page
      .locator('.hd :is(summary.nav-item, .menu-narrow :is(summary, a))')
      .evaluateAll((items, text) => {
        for (const { firstChild } of items) if (firstChild) firstChild.nodeValue = text
      }, label)
    for (const width of [320, 390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const outside = await page.locator('.hd').evaluate((header) => {
        for (const menu of header.querySelectorAll('details')) menu.open = true
        const right = header.querySelector('.btn')?.getBoundingClientRect().right ?? 0
        const items = [...header.querySelectorAll('.logo, .nav-item, .menu-narrow :is(summary, a)')]
        return items.flatMap((item) => {
          const box = item.getBoundingClientRect()
          const isCut = item.scrollWidth > item.clientWidth + 1 || box.right > right + 1
          const isHigh = item.matches('.nav-item') && box.height > 72
          return item.checkVisibility() && (isCut || isHigh) ? [item.textContent] : []
        })
      })
      expect.soft(outside, `${label} at ${width}`).toEqual([])
    }
  }
})

test('the duration of a service does not touch its name on any phone', async ({ page }) => {
  await page.goto('/cloud-services')
  for (const width of [320, 359, 360, 390, 640]) {
    await page.setViewportSize({ width, height: 800 })
    const covered = await page.locator('.ruled > li:has(.duration)').evaluateAll((items) =>
      items.flatMap((item) => {
        const [name, tag] = ['h3', '.duration'].map((part) => {
          const range = document.createRange()
          range.selectNodeContents(item.querySelector(part) ?? item)
          return range.getBoundingClientRect()
        })
        const isApart = name && tag && (tag.left - 15 >= name.right || tag.top >= name.bottom - 2)
        return isApart ? [] : [item.textContent]
      }),
    )
    expect.soft(covered, `at ${width}`).toEqual([])
  }
})

test('shapes in a service card of the home page end inside it or clearly cross its side', async ({
  page,
}) => {
  await page.goto('/')
  await renderAll(page)
  for (const width of [320, 360, 390, 430, 520, 600, 641, 768, 1020, 1024, 1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const cut = await page.locator('.area').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const { left, right, bottom } = card.getBoundingClientRect()
        return [...card.querySelectorAll('.sh + rect, rect.pw, rect.pg')].flatMap((shape) => {
          const box = shape.getBoundingClientRect()
          const isSeen = box.right > left && box.left < right && box.top < bottom
          if (box.width === 0 || !isSeen) return []
          const margins = [box.left - left, right - box.right].map(Math.round)
          return margins.every((margin) => margin >= 4 || margin <= -12)
            ? []
            : [`${shape.parentElement?.textContent || 'packet'} ${margins}`]
        })
      }),
    )
    expect.soft(cut, `at ${width}`).toEqual([])
  }
})

test('logo, titles and statements are aligned on the left from 641 px on', async ({ page }) => {
  for (const path of ['/cloud-services', '/digital-marketting', '/digital-marketting/linkedin']) {
    await page.goto(path)
    for (const width of [641, 768, 1100, 1280, 1292, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const edges = await page
        .locator('.hd .logo, .hero h1, .sec h2, .statement p:first-child, .band h2')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
      const apart = Math.max(...edges) - Math.min(...edges)
      expect.soft(apart, `${path} at ${width}`).toBeLessThanOrEqual(1)
    }
  }
})

test('two fields in one row have the same height when one has an error', async ({ page }) => {
  await page.goto('/careers')
  await page.getByLabel('Full name').fill('Asha Verma')
  await page.getByRole('button', { name: 'Submit application' }).click()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  // Measured together, because hydration may move them in between.
  const [name, email] = await page
    .locator('#apply-fullName, #apply-email')
    .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().toJSON()))
  expect(name.height).toBeGreaterThan(0)
  expect(name.height).toBe(email.height)
  expect(name.y).toBe(email.y)
  const labels = await page
    .locator('label[for$="fullName"], label[for$="email"]')
    .evaluateAll((all) => all.map((label) => label.getBoundingClientRect().top))
  expect(labels).toHaveLength(2)
  expect(labels[0]).toBe(labels[1])
})

test('both columns of a tool without a result end at the same height', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of [
    '/digital-marketting/bulk-sms/calculator',
    '/digital-marketting/whatsapp-marketing/chat-link',
  ]) {
    await page.goto(path)
    const [form, result] = await page
      .locator('.tool :is(.card, .tool-scene)')
      .evaluateAll((cards) => {
        const middle = innerWidth / 2
        const end = (isLeft: boolean) =>
          Math.max(
            ...cards
              .map((card) => card.getBoundingClientRect())
              .filter(({ left }) => left < middle === isLeft)
              .map(({ bottom }) => bottom),
          )
        return [end(true), end(false)]
      })
    expect.soft(form, path).toBeCloseTo(result ?? 0, 0)
  }
})

test('texts side by side start at the same height', async ({ page }) => {
  for (const [path, width, rows] of [
    [
      '/digital-marketting',
      1440,
      [1, 2, 3].flatMap((row) =>
        ['.bx', 'div', '.checks'].map((part) => `.topics > :nth-child(${row}) > ${part}`).join(),
      ),
    ],
    [
      '/web-development',
      1440,
      ['.journey li:nth-child(-n + 3) p', '.journey li:nth-child(n + 4) p', '.topics h3'],
    ],
    [
      '/web-development',
      390,
      ['.journey li:nth-child(-n + 2) p', '.journey li:nth-child(n + 5) p'],
    ],
    ['/digital-marketting/bulk-sms/prices', 1440, ['.price-table .hint']],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    await renderAll(page)
    for (const row of rows) {
      const tops = await page
        .locator(row)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
      expect(tops.length).toBeGreaterThan(1)
      expect.soft(Math.max(...tops) - Math.min(...tops), `${row} at ${width}`).toBeLessThan(1)
    }
  }
})

test('the map and the form beside it end at the same height', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['/', '/contact']) {
    await page.goto(path)
    await renderAll(page)
    const [map, form] = await page
      .locator('.map-box, #write')
      .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().bottom))
    expect.soft(form, path).toBeCloseTo(map ?? 0, 0)
  }
})

test('no line of the code on the home page is cut off on a phone', async ({ page }) => {
  await page.goto('/')
  for (const width of [320, 360, 390, 640]) {
    await page.setViewportSize({ width, height: 800 })
    for (const [position, name] of ['HTTP API', 'SMPP', 'CSV'].entries()) {
      await page.getByText(name, { exact: true }).click()
      const sample = page.locator('.code pre').nth(position)
      const hidden = await sample.evaluate((box) => box.scrollWidth - box.clientWidth)
      expect.soft(hidden, `${name} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

test('on a phone the edge of the next slide is visible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/cloud-services')
  // Outside the viewport it may not be laid out yet.
  await page.locator('.carousel').scrollIntoViewIfNeeded()
  const next = await page.locator('.carousel > li').nth(1).boundingBox()
  expect(next?.x).toBeGreaterThan(340)
  expect(next?.x).toBeLessThanOrEqual(366)
  const isScrollable = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(isScrollable).toBe(false)
})

test('titles, cards and rules of a tool share two columns', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of [
    '/digital-marketting/bulk-sms/calculator',
    '/digital-marketting/bulk-sms/prices',
    '/digital-marketting/bulk-sms/template-checker',
    '/digital-marketting/whatsapp-marketing/chat-link',
  ]) {
    await page.goto(path)
    const lefts = await page
      .locator('.lead, .tool > .tool-result, .price-side h2, .tool-rules > :nth-child(even)')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().left).filter((left) => left > 300),
      )
    expect(lefts.length).toBeGreaterThan(3)
    expect.soft(Math.max(...lefts) - Math.min(...lefts), path).toBeLessThanOrEqual(1)
  }
})

test('the breadcrumb of a tool fits one line on a phone', async ({ page }) => {
  for (const path of [
    '/digital-marketting/bulk-sms/template-checker',
    '/digital-marketting/whatsapp-marketing/chat-link',
  ]) {
    await page.goto(path)
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('li:visible')
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 800 })
      const tops = await crumbs.evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().top)),
      )
      expect.soft(new Set(tops).size, `${path} at ${width}`).toBe(1)
    }
  }
})

test.describe('hydrated', () => {
  test.use({ skipsHydration: false })

  test('the blur filter of scene shadows is in the document, even after client navigation', async ({
    page,
  }) => {
    const unblurred = () =>
      page.locator('.ill .sh').evaluateAll((shadows) =>
        shadows.flatMap((shadow) => {
          const { filter } = getComputedStyle(shadow)
          const id = /^url\("#(.+)"\)$/.exec(filter)?.[1]
          return id && document.querySelector(`filter#${id} > feGaussianBlur`) ? [] : [filter]
        }),
      )
    await page.goto('/')
    expect(await unblurred()).toEqual([])
    await page.getByRole('main').getByRole('link', { name: 'Web Development' }).first().click()
    await expect(page).toHaveURL('/web-development')
    await expect(page.locator('.hero-art .sh').first()).toBeAttached()
    expect(await unblurred()).toEqual([])
    await page.goto('/nowhere')
    expect(await unblurred()).toEqual([])
  })

  test('hovering a service card, which prefetches its page, does not move the other cards', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    await renderAll(page)
    const positions = () =>
      page.locator('.area:not(:hover)').evaluateAll((cards) =>
        cards.slice(-2).map((card) => {
          const box = card.getBoundingClientRect()
          const scene = card.querySelector('.ill')?.getBoundingClientRect()
          return [box.height, (scene?.x ?? 0) - box.x, (scene?.y ?? 0) - box.y].map(Math.round)
        }),
      )
    const before = await positions()
    await page.locator('.area').first().hover()
    await expect(page.locator('body link[rel="prefetch"]')).not.toHaveCount(0)
    expect(await positions()).toEqual(before)
  })
})
