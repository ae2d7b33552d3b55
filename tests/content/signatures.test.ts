import { expect, test } from 'vitest'

import type { Section } from '#app/content/section'
import { services } from './shipped'

const SHARED = ['features', 'highlights', 'integrations', 'cards']
const signatures = services.map(({ slug, sections }) => ({
  slug,
  own: sections.filter(({ kind }) => !SHARED.includes(kind)),
}))

function signature<K extends Section['kind']>(kind: K) {
  const found = signatures
    .flatMap(({ own }) => own)
    .filter((section): section is Extract<Section, { kind: K }> => section.kind === kind)
  if (!found[0]) throw new Error(`no ${kind}`)
  return found[0]
}

test('each messaging service has one signature section', () => {
  const kinds = ['bulk-sms', 'voice-call', 'whatsapp-marketing', 'ivr-tollfree'].map((slug) =>
    signatures.find((service) => service.slug === slug)?.own.map(({ kind }) => kind),
  )
  expect(kinds).toEqual([['sms-report'], ['call-storyline'], ['chat-thread'], ['keypad']])
})

test('no two services have a signature section of the same kind', () => {
  const kinds = signatures.flatMap(({ own }) => own.map(({ kind }) => kind))
  expect(kinds).toEqual([...new Set(kinds)])
})

test('the delivery report has one filter per fix, and fewer than half of its messages fail', () => {
  const { sent, fixes, reasons } = signature('sms-report')
  const failed = reasons.reduce((sum, { count }) => sum + count, 0)
  expect(failed).toBeLessThan(sent / 2)
  const filters = fixes.map(({ fix }) => fix)
  expect(new Set(filters).size).toBe(filters.length)
  expect(new Set(reasons.map(({ fix }) => fix))).toEqual(new Set(filters))
})

test('service messages need an open service window, and charges follow the Meta price rules', () => {
  for (const { title, isOpen, charge } of signature('chat-thread').steps) {
    if (charge.category === 'service') expect(isOpen, title).toBe(true)
    const isCharged = charge.category === 'marketing' || (charge.category === 'utility' && !isOpen)
    expect(charge.isCharged, title).toBe(isCharged)
  }
})

test('the moments of the call are in order and at different times', () => {
  const times = signature('call-storyline').moments.map(({ time }) => time)
  expect(times).toEqual([...new Set(times)].sort())
})

test('each keypad menu has unique keys and one language', () => {
  const { menus } = signature('keypad')
  for (const level of [menus, ...menus.map(({ desks }) => desks)])
    expect(new Set(level.map(({ key }) => key)).size).toBe(level.length)
  for (const menu of menus) {
    const spoken = [menu, ...menu.desks].flatMap(({ name, says }) => [name, ...says])
    expect(new Set(spoken.map(({ lang }) => lang)).size).toBe(1)
  }
})

test('Hindi is marked as Hindi and English as English', () => {
  const marked = (content: unknown): { lang: string; text: string }[] => {
    if (typeof content !== 'object' || content === null) return []
    const { lang, text } = content as Record<string, unknown>
    if (typeof lang === 'string' && typeof text === 'string') return [{ lang, text }]
    return Object.values(content).flatMap(marked)
  }
  const texts = marked(signatures)
  expect(texts.length).toBeGreaterThan(20)
  for (const { lang, text } of texts) expect(/[\u0900-\u097f]/.test(text), text).toBe(lang === 'hi')
  const isUnmarked = (content: unknown): boolean =>
    typeof content === 'string'
      ? /[\u0900-\u097f]/.test(content)
      : typeof content === 'object' &&
        content !== null &&
        !('lang' in content) &&
        Object.values(content).some(isUnmarked)
  expect(isUnmarked(signatures)).toBe(false)
})
