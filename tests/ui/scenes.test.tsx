import { readFileSync } from 'node:fs'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { sceneWords } from '#app/content/tool-words/scene-words'
import { CompanyContext } from '#app/ui/company'
import { sizeClassOf } from '#app/ui/scene-art'
import { SceneWordsContext } from '#app/ui/scene-words'
import { ChatCode } from '#app/ui/scenes/chat-code'
import { Office } from '#app/ui/scenes/office'
import { SmsRuler } from '#app/ui/scenes/sms-ruler'
import { TemplateCheck } from '#app/ui/scenes/template-check'

const files = import.meta.glob<Record<string, ComponentType>>('../../app/ui/scenes/*.tsx', {
  eager: true,
})
const scenes = Object.entries(files).flatMap(([file, module]) => {
  const [Scene] = Object.values(module)
  return Scene ? [{ file, svg: renderToStaticMarkup(<Scene />) }] : []
})
const rules = readFileSync('app/styles/scenes.css', 'utf8')

test('every scene reserves its size before its chunk is loaded', () => {
  for (const { file, svg } of scenes) {
    const [, names = '', size = ''] =
      /^<svg class="ill ([^"]*)" viewBox="0 0 (\d+ \d+)"/.exec(svg) ?? []
    const name = file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length)
    const sizeClass = size === '600 520' ? '' : `of-${size.replace(' ', '-')}`
    const kind = names.split(' ').find((one) => one === 'spot' || one === 'map')
    expect(sizeClassOf(name), name).toBe([sizeClass, kind].filter(Boolean).join(' '))
  }
})

test('every scene has a style rule for its aspect ratio', () => {
  expect(scenes.length).toBeGreaterThan(50)
  for (const { file, svg } of scenes) {
    const [, names = '', w, h] =
      /^<svg class="ill ([^"]*)" viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
    expect(names.split(' '), file).toContain(`of-${w}-${h}`)
    const rule = `${w} ${h}` === '600 520' ? '.ill {' : `.of-${w}-${h} {`
    const body = rules.slice(rules.indexOf(rule)).split('}', 1)[0]
    expect(body, file).toContain(`aspect-ratio: ${w} / ${h};`)
  }
})

test('the scenes of the tools have Hindi texts', () => {
  const used = [<SmsRuler key="a" />, <TemplateCheck key="b" />, <ChatCode key="c" />]
  const english = renderToStaticMarkup(used)
  const hindi = renderToStaticMarkup(
    <SceneWordsContext.Provider value={sceneWords.hi}>{used}</SceneWordsContext.Provider>,
  )
  for (const [word, translated] of Object.entries(sceneWords.hi)) {
    expect(english).toContain(word)
    expect(hindi).toContain(translated)
  }
  const left = [...hindi.matchAll(/(?:>|aria-label=")([^<"]*[A-Za-z]{3}[^<"]*)/g)]
  expect(
    left.map(([, text = '']) => text).filter((text) => !/\p{Script=Devanagari}/u.test(text)),
  ).toEqual(['UCS‑2', 'JD-ABCXYZ-S', '{#var#}', '{#var#}', 'Header', 'Variable'])
})

test('the sign of the office holds a company name of any length', () => {
  const signOf = (name: string) => {
    const svg = renderToStaticMarkup(
      <CompanyContext.Provider value={{ name }}>
        <Office />
      </CompanyContext.Provider>,
    )
    const [, size, text = ''] =
      /<text [^>]*font-size="([\d.]+)"[^>]*text-anchor="middle"[^>]*>([^<]*)</.exec(svg) ?? []
    return { size: Number(size), text }
  }
  expect(signOf('Acme')).toEqual({ size: 18, text: 'Acme' })
  for (const length of [1, 20, 24, 36, 37, 84, 200]) {
    const { size, text } = signOf('Godbole '.repeat(25).slice(0, length))
    expect(size * text.length * 0.6, text).toBeLessThan(240)
    expect(size).toBeGreaterThanOrEqual(10)
  }
})
