import { preparedBitmap } from './bitmap.server'
import { imageKind } from './kind.server'
import { type Preparation, refused } from './preparation'
import { preparedSvg } from './svg.server'

export async function prepareImage(file: Uint8Array): Promise<Preparation> {
  const kind = imageKind(file)
  if (kind === 'bitmap') return preparedBitmap(file)
  if (kind === 'svg') return preparedSvg(file)
  return refused('The file is not a PNG, JPEG, WebP or SVG picture')
}
