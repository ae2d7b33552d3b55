import { readFileSync } from 'node:fs'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { sceneWords } from '#app/content/tool-words/scene-words'
import { CompanyContext } from '#app/ui/company'
import { sizeClassOf } from '#app/ui/scene-art'
import { SceneWordsContext } from '#app/ui/scene-words'
import { Careers } from '#app/ui/scenes/careers'
import { ChatCode } from '#app/ui/scenes/chat-code'
import { LoginLoop } from '#app/ui/scenes/login-loop'
import { Office } from '#app/ui/scenes/office'
import { SmsRuler } from '#app/ui/scenes/sms-ruler'
import { TemplateCheck } from '#app/ui/scenes/template-check'
import { Timeline } from '#app/ui/scenes/timeline'
import { VoiceCall } from '#app/ui/scenes/voice-call'

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
    const sizeClass = `of-${size.replace(' ', '-')}`
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

const CITY = 'Chhatrapati Sambhajinagar and its neighbours on both sides of the river'

test.each([
  [Office, 'name', 18, 216],
  [Timeline, 'city', 13, 152],
  [Careers, 'city', 12, 96],
  [LoginLoop, 'city', 12, 180],
  [VoiceCall, 'city', 14, 110],
] as const)('%o fits a text of any length about the company', (Scene, fact, size, width) => {
  const textOf = (value: string) => {
    const svg = renderToStaticMarkup(
      <CompanyContext.Provider value={{ [fact]: value }}>
        <Scene />
      </CompanyContext.Provider>,
    )
    const found = [...svg.matchAll(/<text [^>]*font-size="([^"]*)"[^>]*>([^<]*)</g)]
    const shown = found.filter(([, , text = '']) => text.includes(value.slice(0, 4)))
    return shown.map(([, size, text = '']) => ({ size: Number(size), text })).at(-1)
  }
  expect(textOf('Pune')?.size).toBe(size)
  for (const length of [8, 18, 25, 40, 70]) {
    const { size, text } = textOf(CITY.slice(0, length)) ?? { size: 0, text: '' }
    expect(size).toBeGreaterThanOrEqual(10)
    expect(size * text.length * 0.55, text).toBeLessThanOrEqual(width)
  }
})
