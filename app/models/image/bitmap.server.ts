import type { Sharp } from 'sharp'
import { type Preparation, refused, WIDTHS } from './image'

/** Decoding them takes at most 200 MB, for an interlaced PNG with 16 bits per channel. */
const MAX_PIXELS = 25_000_000
/** WebP allows 16,383. */
const MAX_SIDE = 10_000
const QUALITY = 78
const MAX_SECONDS = 30

const FORMATS = ['png', 'jpeg', 'webp']
const UNREADABLE = 'The picture is damaged: save it again in your image program, then upload it'

let last: Promise<unknown> = Promise.resolve()

/** Runs one at a time, so that several large images take the memory of one. */
export function prepareBitmap(file: Uint8Array): Promise<Preparation> {
  const next = last.then(() => prepare(file))
  last = next.catch(() => undefined)
  return next
}

async function prepare(file: Uint8Array): Promise<Preparation> {
  const sharp = await loadSharp()
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const
  // Reads only the header.
  const head = await sharp(file, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!head || !FORMATS.includes(head.format)) return refused(UNREADABLE)
  const fault = sizeFault(head)
  if (fault) return refused(fault)
  try {
    const widest = Math.max(...WIDTHS)
    const { data, info } = await sharp(file, options)
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize({ width: widest, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixels = { width: info.width, height: info.height, channels: info.channels }
    const files = []
    for (const width of [...WIDTHS.filter((each) => each < info.width), info.width]) {
      files.push(await webp(sharp(data, { raw: pixels }), width))
    }
    return { ok: true, image: { width: info.width, height: info.height, files } }
  } catch {
    return refused(UNREADABLE)
  }
}

function sizeFault({ width, height }: { width: number; height: number }): string | undefined {
  const size = `${width.toLocaleString('en-IN')} × ${height.toLocaleString('en-IN')} pixels`
  if (width * height > MAX_PIXELS) {
    return `The picture has ${size}: 25 megapixels are the most. Make it smaller first`
  }
  if (Math.max(width, height) > MAX_SIDE) {
    return `The picture has ${size}: no side may be longer than 10,000. Crop it first`
  }
  return undefined
}

async function webp(image: Sharp, width: number) {
  const data = await image.resize({ width }).webp({ quality: QUALITY }).toBuffer()
  return { width, type: 'image/webp', data }
}

/** Loads sharp on first use, because the server starts without it. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadSvgBuffer',
    ],
  })
  return sharp
}
