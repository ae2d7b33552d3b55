// Draws the share images as SVG. The company's name is a setting, so an image shows the mark without its letter.
const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 64
const COLUMN = 520
const MAX_LINES = 3
const SIZES = [76, 72, 68, 64, 60, 56, 52, 48, 44, 40, 36]

export function pagePicture(page, look, widthOf) {
  const { colour } = look.palette
  // The fonts have no non-breaking hyphen; words are not broken here.
  const { lines, size } = setHeadline(page.headline.replaceAll('\u2011', '-'), widthOf)
  const first = HEIGHT - MARGIN - (lines.length - 1) * size * 1.06 - size * 0.06
  const headline = lines.map(
    (line, i) =>
      `<text class="headline" x="${MARGIN}" y="${first + i * size * 1.06}" font-size="${size}">${escapeText(line)}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <style>${sheetOf(look)}</style>${background(colour)}<defs>${look.symbols}</defs>
    ${mark(colour('g2'))}${headline.join('')}${placeScene(page.scene)}</svg>`
}

function setHeadline(headline, widthOf) {
  const words = headline.split(' ')
  for (const size of SIZES) {
    const lines = wrap(words, COLUMN / size, widthOf)
    if (lines.length <= MAX_LINES && lines.every((line) => widthOf(line) * size <= COLUMN)) {
      return { lines, size }
    }
  }
  throw new Error(`Too long for a share image: ${headline}`)
}

function wrap(words, width, widthOf) {
  const lines = []
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function mark(packet) {
  return `<g transform="translate(${MARGIN} ${MARGIN}) scale(0.75)">
    <rect width="96" height="96" rx="24" fill="#fff"/>
    <g fill="${packet}" transform="rotate(12 48 48)">
      <rect x="26" y="36" width="38" height="38" rx="8"/>
      <rect x="68" y="17" width="13" height="13" rx="2.6"/>
    </g>
  </g>`
}

function background(colour) {
  const fade = (id, shade, end, transform) =>
    `<radialGradient id="${id}" cx="0" cy="0" r="1" gradientTransform="${transform}">
      <stop offset="0" stop-color="${shade}"/>
      <stop offset="${end}" stop-color="${shade}" stop-opacity="0"/>
    </radialGradient>`
  const panel = (fill) => `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${fill})"/>`
  return `<linearGradient id="ground" gradientUnits="userSpaceOnUse" x1="-25" y1="62" x2="1225" y2="568">
      <stop offset="0.08" stop-color="${colour('g1')}"/><stop offset="0.78" stop-color="${colour('g2')}"/>
    </linearGradient>
    ${fade('light', colour('g3'), 0.7, 'translate(.88 .08) scale(.6 .9)')}
    ${fade('glow', colour('g3'), 0.75, 'translate(1 1) scale(.5 .8)')}
    ${panel('ground')}${panel('glow')}${panel('light')}`
}

function placeScene(scene) {
  const [root, name, width, height] = /^<svg class="([^"]*)" viewBox="0 0 (\d+) (\d+)"[^>]*>/.exec(
    scene,
  )
  const scale = Math.min(610 / width, 560 / height)
  const x = WIDTH - 16 - width * scale
  const y = (HEIGHT - height * scale) / 2
  const kind = name.replace(/ (plain|spot)$/, '')
  const content = scene
    .slice(root.length, -'</svg>'.length)
    .replace(/href="[^"#]*#/g, 'href="#')
    // Tailwind's classes are in no style sheet here.
    .replace(/class="hidden @max-[^"]*"/g, 'class="narrow-only"')
  return `<clipPath id="sheet"><rect width="${width}" height="${height}" rx="20"/></clipPath>
    <g class="${kind}" transform="translate(${x} ${y}) scale(${scale})"${kind.endsWith(' map') ? ' clip-path="url(#sheet)"' : ''}>${content}</g>`
}

export const DISPLAY = 'font-weight:700;font-stretch:semi-expanded'

function sheetOf({ palette }) {
  return `${palette.sheet}
    .ill .tb{font-weight:600}
    .ill .td,.headline{${DISPLAY}}
    .narrow-only{display:none}
    .headline{fill:#fff}`
}

export function escapeText(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
