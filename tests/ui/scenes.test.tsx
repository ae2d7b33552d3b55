import { readFileSync } from 'node:fs'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { sizeClassOf } from '#app/ui/scene-art'

const files = import.meta.glob<Record<string, ComponentType>>('../../app/ui/scenes/*.tsx', {
  eager: true,
})
const drawings = Object.entries(files).flatMap(([file, drawn]) => {
  const [Drawing] = Object.values(drawn)
  return Drawing ? [{ file, svg: renderToStaticMarkup(<Drawing />) }] : []
})
const rules = readFileSync('app/styles/scenes.css', 'utf8')

test('every scene reserves its size before its chunk is loaded', () => {
  for (const { file, svg } of drawings) {
    const [, names = '', size = ''] =
      /^<svg class="ill ([^"]*)" viewBox="0 0 (\d+ \d+)"/.exec(svg) ?? []
    const name = file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length)
    const room = size === '600 520' ? '' : `of-${size.replace(' ', '-')}`
    const kind = names.split(' ').find((one) => one === 'spot' || one === 'map')
    expect(sizeClassOf(name), name).toBe([room, kind].filter(Boolean).join(' '))
  }
})

test('every scene has a style rule for its aspect ratio', () => {
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
