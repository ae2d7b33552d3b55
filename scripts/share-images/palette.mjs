// The colours of the style sheets as resvg can read them: rules without nesting, values as hex, in the light scheme.
import { readFile } from 'node:fs/promises'
import { formatHex8, interpolate } from 'culori'

const KEPT = new Set([
  'color',
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-width',
])

const tokenRules = rulesOf(await readFile('app/styles/tokens.css', 'utf8'))
const sceneRules = rulesOf(await readFile('app/styles/scenes.css', 'utf8'))

/** The tokens of a page of this hue for a company with these brand tokens, and the classes of the scenes drawn with them. */
export function paletteOf(hue, brand) {
  const selectors = [':root', `[data-hue="${hue}"]`]
  const tokens = Object.fromEntries(
    tokenRules.flatMap(({ selector, declarations }) =>
      split(selector).some((one) => selectors.includes(one)) ? declarations : [],
    ),
  )
  Object.assign(tokens, brand)
  const sheet = sceneRules.flatMap(({ selector, declarations }) => {
    const kept = declarations.filter(([name]) => KEPT.has(name))
    const body = kept.map(([name, value]) => `${name}:${resolve(value, tokens)}`).join(';')
    return body ? [`${spread(selector)}{${body}}`] : []
  })
  return { colour: (name) => resolve(`var(--${name})`, tokens), sheet: sheet.join('') }
}

function resolve(value, tokens) {
  const [, name, inside] = /^([a-z-]+)\((.*)\)$/s.exec(value) ?? []
  if (!name) return value
  const parts = split(inside)
  if (name === 'var') return resolve(tokens[parts[0]], tokens)
  if (name === 'light-dark') return resolve(parts[0], tokens)
  if (name === 'oklch') return formatHex8(value)
  if (name === 'color-mix' && parts[0] === 'in oklab') {
    const [, first, share] = /^(.*) (\d+)%$/s.exec(parts[1])
    const ends = [resolve(parts[2], tokens), resolve(first, tokens)]
    return formatHex8(interpolate(ends, 'oklab')(share / 100))
  }
  throw new Error(`A scene uses a value that its picture cannot show: ${value}`)
}

/** The arguments of a function; a comma inside another function does not part them. */
function split(inside) {
  return inside.split(/,(?![^(]*\))/).map((part) => part.trim())
}

/** `a :is(.b, .c)` as `a .b,a .c`. */
function spread(selector) {
  const [whole, list] = /:is\(([^)]*)\)/.exec(selector) ?? []
  if (!whole) return selector.replace(/,\s+/g, ',')
  return split(list)
    .map((one) =>
      spread(
        selector
          .split(/,\s*(?![^(]*\))/)
          .join(',')
          .replace(whole, one),
      ),
    )
    .join(',')
}

/** The rules that always hold: those in a layer, none in a media query. */
function rulesOf(css) {
  return blocksOf(css.replace(/\/\*.*?\*\//gs, '')).flatMap(({ prelude, body }) => {
    if (prelude.startsWith('@layer')) return rulesOf(body)
    if (prelude.startsWith('@')) return []
    const declarations = body
      .split(';')
      .map((line) => line.split(/:(.*)/s, 2).map((part) => part.trim()))
      .filter(([name]) => name)
    return [{ selector: prelude, declarations }]
  })
}

function blocksOf(css) {
  const blocks = []
  let start = 0
  let depth = 0
  let open = 0
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{' && depth++ === 0) open = at
    if (css[at] === '}' && --depth === 0) {
      blocks.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, at) })
      start = at + 1
    }
  }
  return blocks
}
