import type { Page } from '@playwright/test'

/** Texts of the page that are too light to print on white paper. */
export const textTooPaleForPrint = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!pen) throw new Error('no canvas')
    const onPaper = (color: string) => {
      pen.fillStyle = '#fff'
      pen.fillRect(0, 0, 1, 1)
      pen.fillStyle = color
      pen.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    return [...document.querySelectorAll('main :not(svg, svg *, option)')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((element) => element.checkVisibility())
      .filter((element) => onPaper(getComputedStyle(element).color) > 128)
      .map((element) => element.textContent?.trim().slice(0, 40))
  })

/** Texts that are hard to read if the browser prints backgrounds, as WebKitGTK does: contrast below 4.5 to 1. */
export const textHiddenByBackground = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!pen) throw new Error('no canvas')
    const luminance = (...layers: string[]) => {
      for (const color of ['#fff', ...layers]) {
        pen.fillStyle = color
        pen.fillRect(0, 0, 1, 1)
      }
      const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((value) =>
        value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const backgrounds = (element: Element): string[] => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(box)
        const stops = backgroundImage.match(/(?:oklch|oklab|rgba?|color)\([^)]*\)/g)
        if (stops) return stops
        if (!/(?:, |\/ )0\)$/.test(backgroundColor)) return [backgroundColor]
      }
      return []
    }
    return [...document.querySelectorAll('main :not(svg, svg *, option)')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { color } = getComputedStyle(element)
        return backgrounds(element).some((background) => {
          const pair = [luminance(background), luminance(background, color)]
          return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05) < 4.5
        })
      })
      .map((element) => element.textContent?.trim().slice(0, 40))
  })
