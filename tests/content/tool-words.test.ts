import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { toolPage } from '#app/content/schemas/tool'
import { chatLinkWords } from '#app/content/tool-words/chat-link'
import { hindiPages } from '#app/content/tool-words/hindi-pages'
import { calculatorWords } from '#app/content/tool-words/sms-calculator'
import { checkerWords } from '#app/content/tool-words/template-checker'
import { toolPageWords } from '#app/content/tool-words/tool-page'
import { shipped } from './shipped'

type Word = [key: string, text: string]

/** The texts of a dictionary; every parameter of a text is filled with `count`. */
function textsIn(words: unknown, count: number, key = ''): Word[] {
  if (typeof words === 'string') return [[key, words]]
  if (typeof words === 'function') return [[key, words(...Array(words.length).fill(count))]]
  return Object.entries(words as object).flatMap(([name, value]) =>
    textsIn(value, count, key && name ? `${key}.${name}` : name),
  )
}

const DICTIONARIES = Object.entries({
  toolPageWords,
  calculatorWords,
  checkerWords,
  chatLinkWords,
})

const HINDI = /\p{Script=Devanagari}/u
/** Texts that are the same in Hindi and English. */
const SAME = [
  'header',
  'gst',
  'rules.header.title',
  'rules.variables.title',
  'afterPriceList',
  'stop',
]
const isSame = (key: string) => SAME.includes(key) || key.startsWith('messages.kinds.')

test.each(DICTIONARIES)('%s has every text in Hindi', (_name, { en, hi }) => {
  for (const count of [1, 2]) {
    const english = textsIn(en, count)
    const hindi = textsIn(hi, count)
    expect(hindi.map(([key]) => key)).toEqual(english.map(([key]) => key))
    for (const [key, text] of english) expect(text, key).not.toMatch(HINDI)
    for (const [key, text] of hindi.filter(([key]) => !isSame(key)))
      expect(text, key).toMatch(HINDI)
  }
})

test('each Hindi text contains its parameter if the English text does', () => {
  for (const [, { en, hi }] of DICTIONARIES) {
    const hindi = new Map(textsIn(hi, 7777))
    for (const [key, text] of textsIn(en, 7777)) {
      const missing = text.includes('7777') && !hindi.get(key)?.includes('7777')
      expect(missing, key).toBe(false)
    }
  }
})

test.each(Object.entries(hindiPages))(
  'the Hindi page of %s is valid and explains the same characters as the English page',
  (name, hindi) => {
    const english = shipped.tools[name]
    const page = toolPage.parse({ ...english, ...hindi })
    const shapeOf = ({ rules }: typeof page) => rules.items.map(({ signs }) => signs)
    expect(shapeOf(page)).toEqual(english && shapeOf(english))
    for (const [key, text] of textsIn({ ...hindi, updated: 'हाँ' }, 1))
      if (!/\.(term|signs)$/.test(key)) expect(text, key).toMatch(HINDI)
  },
)

test('a font of the site has every character of the Hindi texts', () => {
  const sheet = readFileSync('app/assets/generated/fonts.css', 'utf8')
  const ranges = [...sheet.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
  )
  const texts = [...DICTIONARIES.map(([, { hi }]) => hi), hindiPages].flatMap((words) =>
    textsIn(words, 1).map(([, text]) => text),
  )
  const missing = [...new Set(texts.join('').replaceAll('\n', ''))].filter((character) => {
    const point = character.codePointAt(0) ?? 0
    return !ranges.some(([from, to]) => from <= point && point <= to)
  })
  expect(missing).toEqual([])
})

test('the calculator says "1 unit" in the singular', () => {
  expect(calculatorWords.en.units(1, 160, 159)).toBe('1 unit, 160 fit in each part, 159 left')
  expect(calculatorWords.en.units(2, 160, 158)).toMatch(/^2 units,/)
})
