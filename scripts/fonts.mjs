// Cuts the fonts down to what pages show, and writes the style sheet that says which file holds which letters.
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

import { DEVANAGARI, LATIN, LATIN_EXTENDED, span } from './font-files.mjs'
import { kernWhereWide } from './wide-kerning.mjs'

const ASCII = span(0x20, 0x7e)
const ALL = [ASCII, span(0xa0, 0xff), '‐‑–—‘’“”•…€™−'].join('')
const LETTERS = ASCII.replace(/[^A-Za-z]/g, '')
const FIGURES = '0123456789'
/**
 * What English pages show. All the rest is a family of its own, further back in the stacks: for a family of which one
 * file is not here yet, a browser looks up a last resort for each size and weight, in the midst of the first layout.
 */
const OF_TEXT = [LETTERS, FIGURES, ` !#%&'()*+,-./:;?@{}–‑’“”·•©−\u00a0`].join('')
/** Figures and the signs beside them are set in the face of text, in headings too: see --font-display. */
const OF_HEADINGS = [LETTERS, ' ,.:?&/-–‑’\u00a0'].join('')
const NOT_OF_HEADINGS = [FIGURES, '!%+()'].join('')
const rest = (known) => [...ALL].filter((letter) => !known.includes(letter)).join('')

/**
 * Headings keep the spacing of their pairs. In text hardly anybody sees it, yet it weighs a third of the file; figures
 * of one width are for tables. HVAR repeats what gvar says of widths, and without layout GDEF has nothing to explain.
 */
const TEXT = {
  weight: '400 700',
  axes: { wght: { min: 400, max: 700 }, wdth: 103 },
  features: [],
  dropTables: ['GDEF', 'GPOS', 'GSUB', 'HVAR', 'STAT'],
}
const HEADINGS = {
  weight: '720',
  axes: { wght: 720, wdth: 114 },
  features: ['kern'],
  dropTables: ['GDEF', 'STAT'],
}
/** Devanagari is shaped by features of its own: all of them stay. */
const HINDI = { weight: 'normal', axes: { wght: 500 } }

const FONTS = [
  { name: 'anek-text-more', family: 'Anek Text More', of: LATIN, letters: rest(OF_TEXT), ...TEXT },
  {
    name: 'anek-display-more',
    family: 'Anek Display More',
    of: LATIN,
    letters: rest(OF_HEADINGS + NOT_OF_HEADINGS),
    ...HEADINGS,
  },
  {
    name: 'anek-figures',
    family: 'Anek Figures',
    of: LATIN,
    letters: [FIGURES, ' ,.:/+-–−%'].join(''),
    ...TEXT,
    features: ['tnum'],
    dropTables: ['HVAR', 'STAT'],
  },
  // For devices whose own fonts lack the sign; it stands last in the stacks.
  {
    name: 'anek-rupee',
    family: 'Anek Rupee',
    of: LATIN_EXTENDED,
    letters: '₹',
    ...TEXT,
    weight: '400 720',
  },
  // Staff read whole enquiries in Hindi, also on a machine that has no font for it.
  {
    name: 'anek-hindi',
    family: 'Anek Hindi',
    of: DEVANAGARI,
    letters: [span(0x900, 0x97f), span(0x200c, 0x200d)].join(''),
    ...HINDI,
  },
]

/** @param folder where the files and `fonts.css` go */
export async function cutFonts(folder) {
  const faces = await Promise.all([cutFirst(folder), ...FONTS.map((font) => cutFont(folder, font))])
  await writeFile(`${folder}/fonts.css`, faces.join(''))
}

/**
 * What a first look needs of text and headings is one file: a second one would wait for a connection of its own. Each
 * face says which part of the axes is its own.
 */
async function cutFirst(folder) {
  const [narrow, wide] = [TEXT.axes.wdth, HEADINGS.axes.wdth]
  const axes = { wght: { min: 400, max: 720 }, wdth: { min: narrow, max: wide } }
  const both = await cut(LATIN, OF_TEXT, 'truetype', { ...TEXT, axes })
  const headings = await cut(LATIN, OF_TEXT, 'truetype', HEADINGS)
  const font = kernWhereWide(both, headings)
  await writeFile(`${folder}/anek.woff2`, await cut(font, OF_TEXT, 'woff2', { features: ['kern'] }))
  return [
    face('anek', 'Anek Text', OF_TEXT, TEXT.weight, narrow),
    face('anek', 'Anek Display', OF_HEADINGS, HEADINGS.weight, wide),
  ].join('')
}

async function cutFont(folder, { name, family, of, letters, weight, ...how }) {
  await writeFile(`${folder}/${name}.woff2`, await cut(of, letters, 'woff2', how))
  return face(name, family, letters, weight)
}

/** @param of a file, or the font itself */
async function cut(of, letters, targetFormat, { axes, features, dropTables }) {
  const font = typeof of === 'string' ? await readFile(of) : of
  return subsetFont(font, letters, {
    targetFormat,
    ...(axes && { variationAxes: axes }),
    ...(features && { keepFeatures: features }),
    ...(dropTables && { dropTables }),
  })
}

function face(file, family, letters, weight, width) {
  return `@font-face {
  font-family: "${family}";
  src: url(./${file}.woff2) format("woff2");
  font-weight: ${weight};${width ? `\n  font-stretch: ${width}%;` : ''}
  font-display: swap;
  unicode-range: ${rangesOf(letters)};
}
`
}

/** The code points of some letters, as CSS writes ranges of them. */
function rangesOf(letters) {
  const ranges = []
  for (const point of [...letters].map((letter) => letter.codePointAt(0)).sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && point === last.to + 1) last.to = point
    else ranges.push({ from: point, to: point })
  }
  const hex = (point) => point.toString(16).toUpperCase()
  return ranges
    .map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ')
}
