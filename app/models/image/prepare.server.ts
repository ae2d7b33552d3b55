import { prepareBitmap } from './bitmap.server'
import { type Preparation, refused } from './image'
import { prepareSvg } from './svg.server'

export async function prepareImage(file: Uint8Array): Promise<Preparation> {
  const kind = imageKind(file)
  if (kind === 'bitmap') return prepareBitmap(file)
  if (kind === 'svg') return prepareSvg(file)
  return refused('The file is not a PNG, JPEG, WebP or SVG picture')
}

const SIGNATURES: readonly [at: number, bytes: string][][] = [
  [[0, '\x89PNG\r\n\x1a\n']],
  [[0, '\xff\xd8\xff']],
  [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
]

/** Detects the type by content, because file name and Content-Type can be wrong. */
function imageKind(file: Uint8Array): 'bitmap' | 'svg' | undefined {
  const start = Buffer.from(file.subarray(0, 512)).toString('latin1')
  const isBitmap = SIGNATURES.some((parts) =>
    parts.every(([at, bytes]) => start.startsWith(bytes, at)),
  )
  if (isBitmap) return 'bitmap'
  return /^(\xef\xbb\xbf)?\s*<(\?xml|!--|!DOCTYPE svg|svg)/.test(start) ? 'svg' : undefined
}
