// Makes static TTF files for resvg, each with its own family name.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

import { DEVANAGARI, LATIN, LATIN_EXTENDED, span } from '../fonts.mjs'

const FOLDER = '.cache/share-images'

const latin = [span(0x20, 0x7e), span(0xa0, 0xff), span(0x2010, 0x2026), '\u20ac\u2122\u2212'].join(
  '',
)
const devanagari = span(0x900, 0x97f) + span(0x200c, 0x200d)

const faces = {
  text: [LATIN, latin, { wght: 500, wdth: 103 }],
  bold: [LATIN, latin, { wght: 680, wdth: 103 }],
  display: [LATIN, latin, { wght: 720, wdth: 114 }],
  rupee: [LATIN_EXTENDED, '\u20b9', { wght: 500, wdth: 103 }],
  boldRupee: [LATIN_EXTENDED, '\u20b9', { wght: 680, wdth: 103 }],
  hindi: [DEVANAGARI, devanagari, { wght: 520 }],
}

export async function makeFonts() {
  await mkdir(FOLDER, { recursive: true })
  const cut = await Promise.all(
    Object.entries(faces).map(async ([face, [source, characters, variationAxes]]) => {
      const options = { targetFormat: 'sfnt', variationAxes }
      const font = await subsetFont(await readFile(source), characters, options)
      const family = rename(font, face)
      await writeFile(`${FOLDER}/${face}.ttf`, font)
      return [face, family]
    }),
  )
  return {
    files: Object.keys(faces).map((face) => `${FOLDER}/${face}.ttf`),
    families: Object.fromEntries(cut),
  }
}

/** Overwrites the family name with one of the same length, so that no table of the font moves. */
function rename(font, face) {
  for (const own of ['Anek Latin Medium', 'Anek Devanagari Medium']) {
    const at = font.indexOf(utf16(own))
    if (at < 0) continue
    const family = face.padEnd(own.length, '-')
    utf16(family).copy(font, at)
    return family
  }
  throw new Error(`The font of the face "${face}" has a family name that nobody expected`)
}

function utf16(text) {
  return Buffer.from(text, 'utf16le').swap16()
}
