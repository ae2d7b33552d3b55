import type { Locator } from '@playwright/test'

import { expect, test } from './test'

/** Contrast ratio between a shape and the nearest background behind it (WCAG 1.4.11). */
const contrast = (mark: Locator) =>
  mark.evaluate((one) => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!pen) throw new Error('no canvas')
    const luminance = () => {
      const [r = 0, g = 0, b = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((byte) => {
        const part = byte / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
    }
    const paint = (colour: string, alpha = 1) => {
      pen.globalAlpha = alpha
      pen.fillStyle = colour
      pen.fillRect(0, 0, 1, 1)
      return luminance()
    }
    const clear = 'rgba(0, 0, 0, 0)'
    let box = one.parentElement
    while (box && getComputedStyle(box).backgroundColor === clear) box = box.parentElement
    const { fill, fillOpacity, backgroundColor } = getComputedStyle(one)
    const ground = paint(box ? getComputedStyle(box).backgroundColor : clear)
    const shape = one.matches('svg *') ? paint(fill, Number(fillOpacity)) : paint(backgroundColor)
    return Math.max(ground, shape) / Math.min(ground, shape)
  })

test('chart marks have a contrast of 3:1 in light and dark', async ({ page }) => {
  const mini = (words: string) => page.locator('.bento-mini g', { hasText: words }).locator('rect')
  const marks = {
    'facebook-ads': page.locator('#audience i').first(),
    youtube: mini('In-feed'),
    'ivr-tollfree': page.locator('.bento > li', { hasText: '52 calls' }).locator('rect').first(),
  }
  for (const [slug, mark] of Object.entries(marks)) {
    await page.goto(`/digital-marketting/${slug}`)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await mark.scrollIntoViewIfNeeded()
      expect.soft(await contrast(mark), `${slug}, ${colorScheme}`).toBeGreaterThanOrEqual(3)
    }
  }
})
