import type { Page } from '@playwright/test'

/** Sections with more than 8 px between their last visible content and their bottom padding. */
export const sectionsWithExtraSpace = (page: Page) =>
  page.locator('main > section:not(.hero)').evaluateAll((sections) => {
    const isDrawn = (one: Element) => {
      const { borderBottomWidth, backgroundColor, backgroundImage } = getComputedStyle(one)
      const hasGround = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none'
      return one.matches('svg, img') || borderBottomWidth !== '0px' || hasGround
    }
    const endOf = (one: Element) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      const hasText = [...one.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      )
      if (isDrawn(one)) return one.getBoundingClientRect().bottom
      return hasText ? range.getBoundingClientRect().bottom : 0
    }
    return sections.flatMap((section) => {
      const box = section.matches('.sec') ? section : (section.querySelector('.wrap') ?? section)
      const parts = [...box.querySelectorAll('*:not(.wrap, .hub-wires, .hub-wires *)')].filter(
        (one) => !one.matches('svg *') && one.checkVisibility({ visibilityProperty: true }),
      )
      const padding = Number.parseFloat(getComputedStyle(box).paddingBottom)
      const end = box.getBoundingClientRect().bottom - padding
      const left = Math.round(end - Math.max(...parts.map(endOf)))
      return left > 8 ? [`${section.querySelector('h2')?.textContent} ${left}`] : []
    })
  })

/** Lists of steps without a packet between each two icons. */
export const unconnectedSteps = (page: Page) =>
  page.locator('.in-stairs').evaluateAll((lists) =>
    lists.flatMap((list) => {
      const isPacket = (one: Element) => getComputedStyle(one, '::before').content !== 'none'
      const items = [...list.children]
      const packets = items.filter(isPacket).length
      const icons = items.filter((item) => item.querySelector('.bx')?.checkVisibility()).length
      const isJoined = packets === items.length - 1 && icons === items.length
      return isJoined && !isPacket(list) ? [] : [`${packets} packets, ${icons} icons`]
    }),
  )
