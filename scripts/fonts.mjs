import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const FOLDER = 'node_modules/@fontsource-variable'

export const LATIN = `${FOLDER}/anek-latin/files/anek-latin-latin-wdth-normal.woff2`
export const LATIN_EXTENDED = `${FOLDER}/anek-latin/files/anek-latin-latin-ext-wdth-normal.woff2`
export const DEVANAGARI = `${FOLDER}/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2`

export const span = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

const ASCII = span(0x20, 0x7e)
const ALL = `${ASCII}${span(0xa0, 0xff)}‐‑–—‘’“”•…€™−`
const LETTERS = ASCII.replace(/[^A-Za-z]/g, '')
const DIGITS = '0123456789'
/** The characters of most English pages. Others have families of their own, because a family waits for all of its files. */
const TEXT_CHARACTERS = `${LETTERS}${DIGITS} !#%&'()*+,-./:;=?@[]{}–‑’“”·•©×−\u00a0`
const HEADING_CHARACTERS = `${LETTERS} ,.:?&/-–‑’\u00a0`
/** Headings use the text face for digits and their signs, see --font-display. */
const DIGITS_IN_HEADINGS = `${DIGITS}!%+()`
const allExcept = (known) => [...ALL].filter((character) => !known.includes(character)).join('')

const TEXT = { weight: '400 700', wdth: 103 }
const HEADINGS = { weight: '720', wdth: 114 }
const textAxes = { wght: { min: 400, max: 700 }, wdth: TEXT.wdth }
/** Browsers do not need these: HVAR repeats gvar, STAT names styles, and GDEF describes features that are left out. */
const UNUSED = ['GDEF', 'HVAR', 'STAT']

/** Without kerning and the forms of Marathi and Nepali, which would add a fifth to the file. */
const SHAPES_OF_HINDI =
  'nukt akhn rphf rkrf blwf half vatu cjct pres abvs blws psts haln abvm blwm'.split(' ')

const FONTS = [
  {
    // Text and headings share one file, because a second file would need another connection.
    file: 'anek',
    source: LATIN,
    characters: TEXT_CHARACTERS,
    options: {
      variationAxes: { wght: { min: 400, max: 720 }, wdth: { min: TEXT.wdth, max: HEADINGS.wdth } },
      keepFeatures: ['kern', 'tnum'],
      dropTables: UNUSED,
    },
    faces: [
      { family: 'Anek Text', weight: TEXT.weight, stretch: TEXT.wdth },
      {
        family: 'Anek Display',
        weight: HEADINGS.weight,
        stretch: HEADINGS.wdth,
        characters: HEADING_CHARACTERS,
      },
    ],
  },
  {
    file: 'anek-text-more',
    source: LATIN,
    characters: allExcept(TEXT_CHARACTERS),
    options: { variationAxes: textAxes, keepFeatures: [], dropTables: UNUSED },
    faces: [{ family: 'Anek Text More', weight: TEXT.weight }],
  },
  {
    file: 'anek-display-more',
    source: LATIN,
    characters: allExcept(HEADING_CHARACTERS + DIGITS_IN_HEADINGS),
    options: {
      variationAxes: { wght: 720, wdth: HEADINGS.wdth },
      keepFeatures: ['kern'],
      dropTables: UNUSED,
    },
    faces: [{ family: 'Anek Display More', weight: HEADINGS.weight }],
  },
  {
    // Fetched only where Hindi is shown and the device has no font for it.
    file: 'anek-hindi',
    // Browsers match the full name or the PostScript name, not the family.
    local: [
      'Noto Sans Devanagari Regular',
      'Noto Sans Devanagari',
      'KohinoorDevanagari-Regular',
      'Nirmala UI',
    ],
    source: DEVANAGARI,
    characters: `${span(0x900, 0x97f)}${span(0x200c, 0x200d)}◌`,
    options: { variationAxes: { wght: 500 }, keepFeatures: SHAPES_OF_HINDI },
    faces: [{ family: 'Anek Hindi', weight: 'normal' }],
  },
]

export async function makeFonts(folder) {
  const rules = await Promise.all(
    FONTS.map(async ({ file, local, source, characters, options, faces }) => {
      const font = await readFile(source)
      const subset = await subsetFont(font, characters, { targetFormat: 'woff2', ...options })
      await writeFile(`${folder}/${file}.woff2`, subset)
      return faces.map((face) => fontFace(file, { characters, local, ...face }))
    }),
  )
  await writeFile(`${folder}/fonts.css`, rules.flat().join(''))
}

function fontFace(file, { family, weight, stretch, characters, local = [] }) {
  const sources = [
    ...local.map((name) => `local("${name}")`),
    `url(./${file}.woff2) format("woff2")`,
  ]
  return `@font-face {
  font-family: "${family}";
  src: ${sources.join(', ')};
  font-weight: ${weight};${stretch ? `\n  font-stretch: ${stretch}%;` : ''}
  font-display: swap;
  unicode-range: ${unicodeRange(characters)};
}
`
}

function unicodeRange(characters) {
  const ranges = []
  for (const point of [...characters].map((one) => one.codePointAt(0)).sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && point === last.to + 1) last.to = point
    else ranges.push({ from: point, to: point })
  }
  const hex = (point) => point.toString(16).toUpperCase()
  return ranges
    .map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ')
}
