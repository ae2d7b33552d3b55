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
