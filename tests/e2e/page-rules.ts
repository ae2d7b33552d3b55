import type { Page } from '@playwright/test'

/** Renders parts with `content-visibility: auto`, which cannot be measured before. */
export const renderAll = (page: Page) =>
  page.locator('.ill, .foot').evaluateAll((parts) => {
    for (const part of parts as (SVGElement | HTMLElement)[])
      part.style.contentVisibility = 'visible'
  })

/** Visible texts of scenes below 9 px, with their size. */
export const smallSceneText = (page: Page, container = 'main') =>
  page.evaluate((container) => {
    const isCropped = (word: Element) => {
      const { left, right } = word.getBoundingClientRect()
      for (let box = word.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflowX === 'visible') continue
        const edge = box.getBoundingClientRect()
        if (right <= edge.left + 1 || left >= edge.right - 1) return true
      }
      return false
    }
    return [...document.querySelectorAll<SVGTextElement>(`${container} svg text`)].flatMap(
      (word) => {
        const scale = word.getScreenCTM()
        if (!scale || !word.getBoundingClientRect().width || isCropped(word)) return []
        const size =
          Number.parseFloat(getComputedStyle(word).fontSize) * Math.hypot(scale.b, scale.d)
        return size < 8.95 ? [`${word.textContent} ${size.toFixed(1)}`] : []
      },
    )
  }, container)

/** Headings of sections whose gap to the section before differs from the first gap. */
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

/** The width of a page that scrolls horizontally. */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    return scrollWidth > innerWidth ? [scrollWidth] : []
  })

/** Texts beyond the edge of the screen or of a box that hides what is beyond it. */
export const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    const cutsOnPurpose = ({ textOverflow, overflowX }: CSSStyleDeclaration) =>
      textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX)
    while (texts.nextNode()) {
      const { parentElement, nodeValue } = texts.currentNode
      const isDrawn = parentElement?.closest('svg, figure, script, [aria-hidden="true"]')
      if (!parentElement?.checkVisibility() || isDrawn || !nodeValue?.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const { width, right, bottom } = range.getBoundingClientRect()
      for (let box: Element | null = parentElement; box && width > 0; box = box.parentElement) {
        const style = getComputedStyle(box)
        if (cutsOnPurpose(style) || style.clipPath !== 'none') break
        const edge = box.getBoundingClientRect()
        const isClip = box === document.body || style.overflowX !== 'visible'
        const isBelow = style.overflowY !== 'visible' && bottom > edge.bottom + 2
        if (isClip && (right > edge.right + 1 || isBelow)) cut.push(nodeValue.trim())
      }
    }
    return cut
  })

/** Replaces every text of the page. */
export const useLongWords = (page: Page) =>
  page
    .locator('main :is(h1, h2, h3, p, strong, b, dt, .btn):not(table *)')
    .evaluateAll((elements) => {
      const all = elements.filter((one) => !/^(nowrap|pre)$/.test(getComputedStyle(one).whiteSpace))
      const texts = all.flatMap(({ childNodes }) => [...childNodes])
      for (const text of texts.filter((node) => node.nodeType === Node.TEXT_NODE))
        if (text.nodeValue?.trim()) text.nodeValue = 'Donaudampfschifffahrt'.repeat(3)
    })

/** Words of titles that a line break divides. */
export const dividedWords = (page: Page) =>
  page.locator('main :is(h1, h2, h3, h4)').evaluateAll((titles) =>
    titles.flatMap((title) => {
      const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
      const divided: string[] = []
      while (texts.nextNode()) {
        const text = texts.currentNode
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (range.getClientRects().length > 1) divided.push(`${word} in ${title.textContent}`)
        }
      }
      return divided
    }),
  )

/** Section titles that are not aligned with the left edge of the page title. */
export const misalignedTitles = (page: Page) =>
  page.locator('main :is(h1, h2)').evaluateAll((titles) => {
    const visible = titles.filter((title) => title.checkVisibility())
    const edge = visible[0]?.getBoundingClientRect().left ?? 0
    return visible.flatMap((title) => {
      const { left } = title.getBoundingClientRect()
      return Math.abs(left - edge) > 1 ? [`${title.textContent} ${left}`] : []
    })
  })

/** Breadcrumbs that end right of the header's button, and product pages without a breadcrumb. */
export const overlongBreadcrumbs = (page: Page) =>
  page
    .locator(':is(nav[aria-label="Breadcrumb"], nav:has(> .tool-crumb)) li:last-child')
    .evaluateAll((all) => {
      if (all.length === 0 && location.pathname.includes('marketting')) return ['no breadcrumb']
      return all.flatMap((last) => {
        const range = document.createRange()
        range.selectNodeContents(last)
        const edge = document.querySelector('.hd .btn')?.getBoundingClientRect().right ?? 0
        return range.getBoundingClientRect().right > edge + 0.5 ? [last.textContent] : []
      })
    })

/** Lists of six items that are taller than a screen has room for. */
export const tallLists = (page: Page) =>
  page.locator(':is(.ruled, .in-boxes):has(> :nth-child(6):last-child)').evaluateAll((lists) => {
    const most = innerWidth < 640 ? 760 : 520
    return lists
      .map((list) => list.getBoundingClientRect().height)
      .filter((height) => height === 0 || height > most)
  })

/** Texts of scenes with too little contrast to the shape behind them. */
export const lowContrastSceneText = (page: Page) =>
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

/** The number of box lists if a service page has more than one. */
export const extraBoxLists = async (page: Page) => {
  const count = await page.locator('.in-boxes').count()
  return count > 1 ? [count] : []
}

/** Families of the main font that are not loaded, and of rare characters that are: each more delays the text. */
export const wrongFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const isMain = ({ family }: FontFace) => /^"?Anek (Text|Display)"?$/.test(family)
    const isMore = ({ family }: FontFace) => /^"?Anek (Text|Display) More"?$/.test(family)
    const fonts = [...document.fonts]
    const wrong = [
      ...fonts.filter((font) => isMain(font) && font.status !== 'loaded'),
      ...fonts.filter((font) => isMore(font) && font.status !== 'unloaded'),
    ]
    const count = fonts.filter((font) => isMain(font) || isMore(font)).length
    return count === 4 ? wrong.map(({ family }) => family) : [`${count} families`]
  })

/** Cards of a messaging scene that are too near a side of their panel. */
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

/** Cards of a hero that touch an edge of its panel or cross the lower edge by less than 12 px. */
export const overflowingCards = (page: Page) =>
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
