import { readFileSync } from 'node:fs'
import { differenceCiede2000, formatHex, wcagContrast } from 'culori'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { BACKGROUNDS, brandColour, brandTokens } from '#app/models/company/brand.server'
import { SHIPPED_BRAND } from '#app/models/company/company'

const sheet = readFileSync('app/styles/tokens.css', 'utf8')
const colour = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${hex(rgb)}`)

test('every brand colour gives tokens with enough contrast on every background', () => {
  fc.assert(
    fc.property(colour, (brand) => {
      const tokens: Record<string, string> = brandTokens(brand)
      for (const scheme of ['light', 'dark'] as const) {
        const [filled, hover, ink, tint, display] = [
          '--brand',
          '--brand-hover',
          '--brand-ink',
          '--brand-tint',
          '--brand-display',
        ].map((name) => inScheme(tokens, name, scheme))
        const backgrounds = [...BACKGROUNDS[scheme], tint ?? '']
        for (const fill of [filled, hover]) expectContrast(fill, '#fff', 4.5)
        for (const background of backgrounds) expectContrast(ink, background, 4.5)
        for (const background of backgrounds) expectContrast(display, background, 3)
        if (scheme === 'light')
          for (const background of backgrounds) expectContrast(filled, background, 4.5)
      }
      for (const name of ['--brand-g1', '--brand-g2', '--brand-g3']) {
        expectContrast(inScheme(tokens, name, 'light'), '#fff', 4.5)
      }
    }),
    { numRuns: 400 },
  )
})

test('the shipped style sheet has the tokens computed from the shipped brand colour', () => {
  const tokens: Record<string, string> = brandTokens(SHIPPED_BRAND)
  const shipped = declarations(/--brand[\w-]*/)
  expect(Object.keys(tokens)).toEqual(Object.keys(shipped))
  const distance = differenceCiede2000()
  for (const scheme of ['light', 'dark'] as const) {
    for (const name of Object.keys(shipped)) {
      const [computed, written] = [tokens, shipped].map((all) => inScheme(all, name, scheme))
      const difference = distance(computed ?? '', written ?? '')
      expect(difference, `${name} ${computed} ${written}`).toBeLessThan(5)
    }
  }
})

test('a brand colour with enough contrast stays unchanged, a lighter one is darkened', () => {
  expect(brandColour(SHIPPED_BRAND)).toBe(SHIPPED_BRAND)
  expect(brandColour('#0b5394')).toBe('#0b5394')
  expect(brandColour('#ffd400')).not.toBe('#ffd400')
})

test('the backgrounds in the contrast check are those of the style sheet', () => {
  const shipped = declarations(/--(paper|surface|sunken)/)
  const on = (name: string, scheme: 'light' | 'dark') =>
    formatHex(inScheme(shipped, `--${name}`, scheme))
  expect(BACKGROUNDS.light).toEqual([on('paper', 'light'), on('sunken', 'light')])
  expect(BACKGROUNDS.dark).toEqual(['paper', 'surface', 'sunken'].map((name) => on(name, 'dark')))
})

test('only the accent and gradient tokens are derived from the brand tokens', () => {
  const uses = sheet.match(/^ +--(?!brand).*var\(--brand.*$/gm) ?? []
  expect(uses.map((line) => line.trim().split(':')[0])).toEqual([
    '--accent',
    '--accent-ink',
    '--accent-tint',
    '--g1',
    '--g2',
    '--g3',
  ])
})

function declarations(names: RegExp): Record<string, string> {
  const root = sheet.slice(sheet.indexOf('color-scheme'), sheet.indexOf('[data-hue'))
  return Object.fromEntries(
    [...root.matchAll(new RegExp(`^ +(${names.source}): (.*);$`, 'gm'))].map((found) => [
      found[1] ?? '',
      found.at(-1) ?? '',
    ]),
  )
}

/** The value of a token in the light or dark scheme. */
function inScheme(tokens: Record<string, string>, name: string, scheme: 'light' | 'dark'): string {
  const value = tokens[name] ?? ''
  const pair = /^light-dark\((.*\)|#\w+), (.*)\)$/.exec(value)
  if (!pair) return value
  return (scheme === 'light' ? pair[1] : pair[2]) ?? ''
}

function expectContrast(a = '', b = '', least: number) {
  expect(wcagContrast(a, b), `${a} on ${b}`).toBeGreaterThanOrEqual(least)
}

function hex(rgb: number): string {
  return rgb.toString(16).padStart(6, '0')
}
