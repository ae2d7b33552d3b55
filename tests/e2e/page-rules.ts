import type { Page } from '@playwright/test'

/** Draws what the browser leaves out until it comes near the viewport, because it cannot be measured before. */
export const drawAll = (page: Page) =>
  page.locator('.ill, .foot').evaluateAll((parts) => {
    for (const part of parts as (SVGElement | HTMLElement)[])
      part.style.contentVisibility = 'visible'
  })

/** Words of drawings that are in sight and smaller than can be read, with their size. */
export const smallWords = (page: Page, place = 'main') =>
  page.evaluate((place) => {
    const isCropped = (word: Element) => {
      const { left, right } = word.getBoundingClientRect()
      for (let box = word.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflowX === 'visible') continue
        const edge = box.getBoundingClientRect()
        if (right <= edge.left + 1 || left >= edge.right - 1) return true
      }
      return false
    }
    return [...document.querySelectorAll<SVGTextElement>(`${place} svg text`)].flatMap((word) => {
      const scale = word.getScreenCTM()
      if (!scale || !word.getBoundingClientRect().width || isCropped(word)) return []
      const size = Number.parseFloat(getComputedStyle(word).fontSize) * Math.hypot(scale.b, scale.d)
      return size < 8.95 ? [`${word.textContent} ${size.toFixed(1)}`] : []
    })
  }, place)

/** Headings of sections that stand another gap below the one before than the first such section does. */
export const unequalGaps = (page: Page) =>
  page.locator('main > .sec + .sec').evaluateAll((sections) => {
    const gaps = sections.map((section) => {
      const { paddingTop, marginTop } = getComputedStyle(section)
      const before = section.previousElementSibling ?? section
      const { paddingBottom } = getComputedStyle(before)
      const [above, between, below] = [paddingBottom, marginTop, paddingTop].map(Number.parseFloat)
      return (above ?? 0) + (between ?? 0) + (below ?? 0)
    })
    return sections.flatMap((section, at) =>
      Math.abs((gaps[at] ?? 0) - (gaps[0] ?? 0)) > 1
        ? [`${section.querySelector('h2')?.textContent} ${gaps[at]}`]
        : [],
    )
  })

/** How wide the page is where it scrolls sideways. */
export const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    return scrollWidth > innerWidth ? [scrollWidth] : []
  })

/** Titles of sections that do not stand on the left edge of the title of the page. */
export const titlesOffEdge = (page: Page) =>
  page.locator('main :is(h1, h2)').evaluateAll((titles) => {
    const seen = titles.filter((title) => title.checkVisibility())
    const edge = seen[0]?.getBoundingClientRect().left ?? 0
    return seen.flatMap((title) => {
      const { left } = title.getBoundingClientRect()
      return Math.abs(left - edge) > 1 ? [`${title.textContent} ${left}`] : []
    })
  })

/** Breadcrumbs that end beyond the button of the header, or are not where they have to be. */
export const longCrumbs = (page: Page) =>
  page
    .locator(':is(nav[aria-label="Breadcrumb"], nav:has(> .tool-crumb)) li:last-child')
    .evaluateAll((all) => {
      if (all.length === 0 && location.pathname.includes('marketting')) return ['no breadcrumb']
      return all.flatMap((last) => {
        const words = document.createRange()
        words.selectNodeContents(last)
        const edge = document.querySelector('.hd .btn')?.getBoundingClientRect().right ?? 0
        return words.getBoundingClientRect().right > edge + 0.5 ? [last.textContent] : []
      })
    })

/** Lists of six that are higher than there is room for. */
export const highLists = (page: Page) =>
  page.locator(':is(.ruled, .in-boxes):has(> :nth-child(6):last-child)').evaluateAll((lists) => {
    const most = innerWidth < 640 ? 760 : 520
    return lists
      .map((list) => list.getBoundingClientRect().height)
      .filter((height) => height === 0 || height > most)
  })

/** Words of drawings that hardly stand out from what they are on. */
export const faintInDrawings = (page: Page) =>
  page.locator('main .ill').evaluateAll((scenes) => {
    const pen = document.createElement('canvas').getContext('2d')
    const lightness = (colour: string) => {
      if (!pen) return Number.NaN
      pen.clearRect(0, 0, 1, 1)
      pen.fillStyle = colour
      pen.fillRect(0, 0, 1, 1)
      const [r = 0, g = 0, b = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
      return alpha < 128 ? Number.NaN : (r * 0.2126 + g * 0.7152 + b * 0.0722) / 255
    }
    const fillOf = (shape: Element) => lightness(getComputedStyle(shape).fill)
    return scenes.flatMap((scene) =>
      [...scene.querySelectorAll('text')].flatMap((word) => {
        word.scrollIntoView({ block: 'center' })
        const { x, y, width, height } = word.getBoundingClientRect()
        const ground = document
          .elementsFromPoint(x + width / 2, y + height / 2)
          .find((one) => scene.contains(one) && one !== word && fillOf(one) >= 0)
        if (!ground || !width) return []
        const apart = Math.abs(fillOf(word) - fillOf(ground))
        return apart < 0.25 ? [word.textContent] : []
      }),
    )
  })

/** Boxes of a service page beyond its one row: what comes after stands otherwise. */
export const moreBoxes = async (page: Page) => {
  const count = await page.locator('.in-boxes').count()
  return count > 1 ? [count] : []
}

/** The states of the font files of text and headings other than loaded: a page waits for none that it does not need. */
export const waitingFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const first = [...document.fonts].filter(({ family }) =>
      /^"?Anek (Text|Display)"?$/.test(family),
    )
    const waiting = first.map(({ status }) => status).filter((status) => status !== 'loaded')
    return first.length === 2 ? waiting : [`${first.length} families`]
  })

/** Cards of a messaging picture that stand too near a side of their panel. */
export const cardsNearSides = (page: Page) =>
  page.locator('.hero').evaluate((panel) => {
    const { left, right } = panel.getBoundingClientRect()
    return [...panel.querySelectorAll('.hero-art :is(rect.sf, rect.bz)')].flatMap((card) => {
      const box = card.getBoundingClientRect()
      const isSeen = box.width > 0 && box.right > left && box.left < right
      return isSeen && (box.left < left + 8 || box.right > right - 8)
        ? [card.parentElement?.textContent]
        : []
    })
  })

/** Cards of a hero that neither stand clear of the edges of its panel nor cross the lower one for good. */
export const pokingCards = (page: Page) =>
  page.locator('.hero .ill .sh + rect').evaluateAll((cards) => {
    const panel = document.querySelector('.hero')?.getBoundingClientRect()
    if (!panel) return ['no panel']
    return cards.flatMap((card) => {
      const { left, right, bottom, width } = card.getBoundingClientRect()
      if (width === 0) return []
      const beyond = bottom - panel.bottom
      const isApart = left >= panel.left + 4 && right <= panel.right - 4
      const isClear = beyond <= -8 || beyond >= 12
      const size = [left, right, beyond].map(Math.round).join(' ')
      return isApart && isClear ? [] : [size]
    })
  })
