import { readFileSync } from 'node:fs'
import { differenceCiede2000, formatHex, wcagContrast } from 'culori'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { brandColour, brandTokens, GROUNDS } from '#app/models/company/brand.server'
import { SHIPPED_BRAND } from '#app/models/company/company'

const sheet = readFileSync('app/styles/tokens.css', 'utf8')
const colour = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${hex(rgb)}`)

test('words on the brand and in it can be read on every ground, whatever the brand is', () => {
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
        const grounds = [...GROUNDS[scheme], tint ?? '']
        for (const fill of [filled, hover]) expectContrast(fill, '#fff', 4.5)
        for (const ground of grounds) expectContrast(ink, ground, 4.5)
        for (const ground of grounds) expectContrast(display, ground, 3)
        if (scheme === 'light') for (const ground of grounds) expectContrast(filled, ground, 4.5)
      }
      for (const name of ['--brand-g1', '--brand-g2', '--brand-g3']) {
        expectContrast(inScheme(tokens, name, 'light'), '#fff', 4.5)
      }
    }),
    { numRuns: 400 },
  )
})

test('the shipped scale is what its colour makes', () => {
  const tokens: Record<string, string> = brandTokens(SHIPPED_BRAND)
  const shipped = declarations(/--brand[\w-]*/)
  expect(Object.keys(tokens)).toEqual(Object.keys(shipped))
  const distance = differenceCiede2000()
  for (const scheme of ['light', 'dark'] as const) {
    for (const name of Object.keys(shipped)) {
      const [made, written] = [tokens, shipped].map((all) => inScheme(all, name, scheme))
      expect(distance(made ?? '', written ?? ''), `${name} ${made} ${written}`).toBeLessThan(5)
    }
  }
})

test('a colour that words can stand on stays as the company chose it, a lighter one gets darker', () => {
  expect(brandColour(SHIPPED_BRAND)).toBe(SHIPPED_BRAND)
  expect(brandColour('#0b5394')).toBe('#0b5394')
  expect(brandColour('#ffd400')).not.toBe('#ffd400')
})

test('the grounds of the contrast are those of the style sheet', () => {
  const shipped = declarations(/--(paper|surface|sunken)/)
  const on = (name: string, scheme: 'light' | 'dark') =>
    formatHex(inScheme(shipped, `--${name}`, scheme))
  expect(GROUNDS.light).toEqual([on('paper', 'light'), on('sunken', 'light')])
  expect(GROUNDS.dark).toEqual(['paper', 'surface', 'sunken'].map((name) => on(name, 'dark')))
})

test('no other token is made from the brand than those of pages without a hue of their own', () => {
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

/** The colour that a token has in light or in dark. */
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
