import { expect, test } from 'vitest'

const file = new URL('../../scripts/share-images/picture.mjs', import.meta.url)

test('a share image leaves out what a scene shows only below a width', async () => {
  const { pagePicture } = await import(file.href)
  const scene = `<svg class="ill" viewBox="0 0 600 400"><g class="hidden @max-[260px]:inline"><rect/></g></svg>`
  const look = { palette: { colour: () => '#000', sheet: '' }, symbols: '' }
  const drawn = pagePicture({ headline: 'Bulk SMS', scene }, look, () => 1)
  expect(drawn).toContain('<g class="narrow-only"><rect/></g>')
  expect(drawn).toContain('.narrow-only{display:none}')
})
