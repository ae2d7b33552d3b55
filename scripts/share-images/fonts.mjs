// Makes static TTF files for resvg, which tells those of Latin apart by weight and stretch.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

import { DEVANAGARI, LATIN, LATIN_EXTENDED, span } from '../fonts.mjs'

const FOLDER = '.cache/share-images'
export const FAMILY = 'Anek Latin Medium'

const latin = [span(0x20, 0x7e), span(0xa0, 0xff), span(0x2010, 0x2026), '\u20ac\u2122\u2212'].join(
  '',
)
const devanagari = span(0x900, 0x97f) + span(0x200c, 0x200d)

const faces = {
  text: [LATIN, latin, { wght: 500, wdth: 103 }],
  bold: [LATIN, latin, { wght: 680, wdth: 103 }],
  display: [LATIN, latin, { wght: 720, wdth: 114 }],
  rupee: [LATIN_EXTENDED, '\u20b9', { wght: 680, wdth: 103 }],
  hindi: [DEVANAGARI, devanagari, { wght: 520 }],
}

/** @returns the paths of the files */
export async function makeFonts() {
  await mkdir(FOLDER, { recursive: true })
  return Promise.all(
    Object.entries(faces).map(async ([face, [source, characters, variationAxes]]) => {
      const options = { targetFormat: 'sfnt', variationAxes }
      const file = `${FOLDER}/${face}.ttf`
      await writeFile(file, await subsetFont(await readFile(source), characters, options))
      return file
    }),
  )
}
