// Resolves the colours of the style sheets for resvg: rules without nesting, hex values, the light scheme.
import { readFile } from 'node:fs/promises'
import { formatHex8, interpolate } from 'culori'
import postcss, { list } from 'postcss'

const DRAWN_PROPERTIES = new Set([
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

export function paletteOf(hue, brand) {
  const selectors = [':root', `[data-hue="${hue}"]`]
  const tokens = Object.fromEntries(
    tokenRules.flatMap(({ selector, declarations }) =>
      list.comma(selector).some((one) => selectors.includes(one)) ? declarations : [],
    ),
  )
  Object.assign(tokens, brand)
  const sheet = sceneRules.flatMap(({ selector, declarations }) => {
    const kept = declarations.filter(([name]) => DRAWN_PROPERTIES.has(name))
    const body = kept.map(([name, value]) => `${name}:${resolve(value, tokens)}`).join(';')
    return body ? [`${expandSelector(selector).join(',')}{${body}}`] : []
  })
  return { colour: (name) => resolve(`var(--${name})`, tokens), sheet: sheet.join('') }
}

function resolve(value, tokens) {
  const [, name, inside] = /^([a-z-]+)\((.*)\)$/s.exec(value) ?? []
  if (!name) return value
  const parts = list.comma(inside)
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

/** Expands `a :is(.b, .c)` to `a .b,a .c`. */
function expandSelector(selector) {
  return list.comma(selector).flatMap((one) => {
    const [whole, choices] = /:is\(([^)]*)\)/.exec(one) ?? []
    if (!whole) return [one]
    return list.comma(choices).flatMap((choice) => expandSelector(one.replace(whole, choice)))
  })
}

/** Includes rules in a layer, but not those in a media query. */
function rulesOf(css) {
  const rules = []
  postcss.parse(css).walkRules(({ parent, selector, nodes }) => {
    if (parent.type === 'atrule' && parent.name !== 'layer') return
    const declarations = nodes.filter(({ type }) => type === 'decl')
    rules.push({ selector, declarations: declarations.map(({ prop, value }) => [prop, value]) })
  })
  return rules
}
