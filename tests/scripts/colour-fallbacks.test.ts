import postcss from 'postcss'
import { expect, test } from 'vitest'

const file = new URL('../../scripts/colour-fallbacks.mjs', import.meta.url)

async function added(css: string): Promise<string> {
  const { colourFallbacks } = await import(file.href)
  const { css: result } = postcss([colourFallbacks]).process(css, { from: undefined })
  expect(result.startsWith(css)).toBe(true)
  return result.slice(css.length).replaceAll(/\s+/g, ' ').trim()
}

test('a browser without light-dark() gets the light colours in the same layer', async () => {
  const css = `@layer base, components;
@layer components {
  :root { color-scheme: light dark; --paper: light-dark(oklch(1 0 0), color-mix(in oklab, var(--lift) 90%, #fff)); --on: red }
  @media (width > 40rem) { .card { border: 1px solid light-dark(transparent, #eee); margin: 0 } }
  .plain { color-scheme: light; margin: 0 }
}`
  expect((await added(css)).replaceAll(/ ?([{};]) ?/g, '$1')).toBe(
    '@supports not (color: light-dark(red, red)){@layer components{:root{color-scheme: light;--paper: oklch(1 0 0)}@media (width > 40rem){.card{border: 1px solid transparent}}}}',
  )
})

test('a sheet without such colours is unchanged', async () => {
  expect(await added('.plain { margin: 0 }')).toBe('')
})

test('a colour for browsers without color-mix() is replaced by the mixed one', async () => {
  const { colourFallbacks } = await import(file.href)
  const mixed = (css: string) =>
    postcss([colourFallbacks]).process(css, { from: undefined }).css.replaceAll(/\s/g, '')
  const supports = '@supports (color: color-mix(in lab, red, red))'
  const mix = 'color-mix(inoklab,red10%,blue)'
  expect(mixed(`.a{margin:0;color:red}${supports}{.a{color:${mix}}}.a{padding:0}`)).toBe(
    `.a{margin:0;color:${mix}}.a{padding:0}`,
  )
  expect(mixed(`.b{color:red}${supports}{.a{color:${mix}}.c{color:${mix}}}`)).toBe(
    `.b{color:red}.a{color:${mix}}.c{color:${mix}}`,
  )
})
