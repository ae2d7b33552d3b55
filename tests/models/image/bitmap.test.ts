import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { prepareImage } from '#app/models/image/add.server'
import type { Prepared } from '#app/models/image/image'
import { bomb, noise, png, sidewaysPhoto, webp } from '#tests/support/images'

async function prepared(file: Uint8Array): Promise<Prepared> {
  const outcome = await prepareImage(file)
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome.image
}

async function message(file: Uint8Array): Promise<string> {
  const outcome = await prepareImage(file)
  return outcome.ok ? 'taken' : outcome.message
}

test.each([
  ['a wide PNG', () => png(2000, 1000), [480, 800, 1200, 1600], [1600, 800]],
  ['a small WebP', () => webp(600, 300), [480, 600], [600, 300]],
  ['one pixel', () => png(1, 1), [1], [1, 1]],
])('%s is stored as WebP, never wider than the original', async (_, make, widths, size) => {
  const image = await prepared(await make())
  expect(image.files.map(({ width }) => width)).toEqual(widths)
  expect([image.width, image.height]).toEqual(size)
  for (const { data, width, type } of image.files) {
    const head = await sharp(data).metadata()
    expect([head.format, head.width, type]).toEqual(['webp', width, 'image/webp'])
  }
})

test('a photo is stored upright and without camera metadata', async () => {
  const photo = await sidewaysPhoto(800, 400)
  expect(photo.includes('Secret Camera')).toBe(true)
  const image = await prepared(photo)
  expect([image.width, image.height]).toEqual([400, 800])
  const [file] = image.files
  const head = await sharp(file?.data).metadata()
  expect([head.exif, head.orientation, head.xmp, head.icc]).toEqual(Array(4).fill(undefined))
  // After the clockwise rotation the left half is on top.
  const { data } = await sharp(file?.data).raw().toBuffer({ resolveWithObject: true })
  const [red = 0, , blue = 0] = data
  expect(blue).toBeGreaterThan(200)
  expect(red).toBeLessThan(60)
})

test('a transparent image stays transparent', async () => {
  const clear = { width: 20, height: 10, channels: 4, background: '#0000' } as const
  const image = await prepared(await sharp({ create: clear }).png().toBuffer())
  const { hasAlpha } = await sharp(image.files[0]?.data).metadata()
  expect(hasAlpha).toBe(true)
})

test.each([
  [50_000, 50_000, 'The picture has 50,000 × 50,000 pixels: 25 megapixels are the most'],
  [5_001, 5_000, '25 megapixels are the most'],
  [1, 20_000, 'no side may be longer than 10,000'],
])('an image header with %i × %i pixels is refused before decoding', async (...args) => {
  const [width, height, words] = args
  const before = process.memoryUsage().rss
  expect(await message(bomb(width, height))).toContain(words)
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 2 ** 20)
})

test.each([
  ['a PDF', Buffer.from('%PDF-1.7\n%')],
  ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1')],
  ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a TIFF', Buffer.from('II*\0\x08\0\0\0', 'latin1')],
  ['an AVI, which is RIFF too', Buffer.from('RIFF\0\0\0\0AVI LIST')],
  ['an empty file', Buffer.alloc(0)],
])('%s is refused as no image', async (_, file) => {
  expect(await message(file)).toBe('The file is not a PNG, JPEG, WebP or SVG picture')
})

test('a script appended to an image is removed', async () => {
  const script = Buffer.from('<script>alert(document.cookie)</script>')
  const image = await prepared(Buffer.concat([await png(40, 30), script]))
  for (const { data } of image.files) expect(data.includes('alert')).toBe(false)
})

test('a truncated image is refused as damaged', async () => {
  const photo = await noise(400, 300)
  expect(await message(photo.subarray(0, photo.length / 2))).toContain('damaged')
})

test('a corrupted image is stored as a valid image or refused with an error message', async () => {
  const originals = [await png(30, 20), await webp(30, 20), await sidewaysPhoto(40, 20)]
  const changes = fc.array(fc.tuple(fc.nat(2_000), fc.nat(255)), { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...originals), changes, fc.nat(50), async (file, all, cut) => {
      const changed = Buffer.from(file.subarray(0, file.length - cut))
      // The signature stays, so that the file reaches the decoder.
      for (const [at, value] of all) changed[12 + (at % (changed.length - 12))] = value
      const outcome = await prepareImage(changed)
      if (outcome.ok) {
        for (const { data } of outcome.image.files) await sharp(data).stats()
      } else expect(outcome.message.length).toBeGreaterThan(10)
    }),
    { numRuns: 150 },
  )
})
