import { expect, test } from 'vitest'
import { isHeavy, pageWeight, weightWords } from '#app/models/image/budget'

const KB = 1024
const id = (letter: string) => letter.repeat(32)
const sizes = (...all: [width: number, kilobytes: number][]) =>
  all.map(([width, kilobytes]) => ({ width, bytes: kilobytes * KB }))
const images = [
  { id: id('a'), sizes: sizes([480, 20], [800, 50], [1200, 90], [1600, 150]) },
  { id: id('b'), sizes: sizes([300, 12]) },
]

test('the weight of a page is the size of the images that a browser loads, each once', () => {
  const scene = `image/${id('a')}`
  const page = {
    hero: { scene },
    sections: [{ scene }, { items: [{ scene: `image/${id('b')}` }] }],
  }
  expect(pageWeight(page, images)).toEqual({ phone: 102 * KB, desk: 62 * KB })
  expect(pageWeight({ hero: { scene: 'home-hub' } }, images)).toEqual({ phone: 0, desk: 0 })
  expect(pageWeight(undefined, images)).toEqual({ phone: 0, desk: 0 })
})

test.each([
  [0, '', false],
  [1, 'Pictures on this page: 1 KB of 300 KB', false],
  [300 * KB, 'Pictures on this page: 300 KB of 300 KB', false],
  [420 * KB, 'Pictures on this page: 420 KB, over the 300 KB that keep it fast on a phone', true],
])('images of %i bytes give the text "%s"', (bytes, words, heavy) => {
  expect(weightWords({ phone: bytes, desk: 0 })).toBe(words)
  expect(isHeavy({ phone: 0, desk: bytes })).toBe(heavy)
})
