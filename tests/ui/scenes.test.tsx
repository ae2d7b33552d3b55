import { readFileSync } from 'node:fs'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

const files = import.meta.glob<Record<string, ComponentType<{ letter?: string }>>>(
  '../../app/ui/scenes/*.tsx',
  { eager: true },
)
const drawings = Object.entries(files).flatMap(([file, drawn]) => {
  const [Drawing] = Object.values(drawn)
  return Drawing ? [{ file, svg: renderToStaticMarkup(<Drawing letter="A" />) }] : []
})
const rules = readFileSync('app/styles/scenes.css', 'utf8')

test('every scene keeps its room while it is left undrawn: its size has a rule', () => {
  expect(drawings.length).toBeGreaterThan(50)
  for (const { file, svg } of drawings) {
    const [, names = '', w, h] =
      /^<svg class="ill ([^"]*)" viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
    expect(names.split(' '), file).toContain(`of-${w}-${h}`)
    const rule = `${w} ${h}` === '600 520' ? '.ill {' : `.of-${w}-${h} {`
    const body = rules.slice(rules.indexOf(rule)).split('}', 1)[0]
    expect(body, file).toContain(`aspect-ratio: ${w} / ${h};`)
  }
})
