import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** Images as owners upload them, made here so that every pixel is known. */

const RED = { r: 220, g: 20, b: 30 }

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED } })

export const png = (width: number, height: number) => plain(width, height).png().toBuffer()
export const webp = (width: number, height: number) => plain(width, height).webp().toBuffer()

/** Red with a blue left half, as from a camera that was held on its side. */
export async function sidewaysPhoto(width: number, height: number): Promise<Buffer> {
  const blue = { create: { width: width / 2, height, channels: 3, background: '#00f' } } as const
  return plain(width, height)
    .composite([{ input: blue, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'Secret Camera', Artist: 'Asha Verma' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 51/1 15/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** An image that hardly compresses. */
export async function noise(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3)
  let state = 1
  for (let at = 0; at < pixels.length; at++) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    pixels[at] = 64 + (state >> 24)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 60 })
    .toBuffer()
}

/** A progressive JPEG: decoding it takes the most memory, because every coefficient is held until the last scan. */
export async function largestPhoto(width: number, height: number): Promise<Buffer> {
  return sharp(await noise(500, 500))
    .resize(width, height, { fit: 'fill' })
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4', quality: 50 })
    .toBuffer()
}

/** A PNG whose header claims many pixels, with hardly any data. */
export function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from('789c030000000001', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const named = Buffer.concat([Buffer.from(type), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

export const svg = (inside: string, attributes = 'viewBox="0 0 40 30"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`)
