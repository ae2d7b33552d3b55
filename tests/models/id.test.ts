import { validate, version } from 'uuid'
import { expect, test } from 'vitest'

import { newId } from '#app/models/id.server'
import { randomPart } from '#app/models/random.server'
import { makeReference } from '#app/models/reference.server'

test('an id is a UUID of version 7 that nobody else gets, and begins with its time', () => {
  const now = Date.parse('2026-11-24T09:00:00Z')
  const ids = Array.from({ length: 2000 }, () => newId(now))
  expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
  expect(newId(now + 1) > newId(now)).toBe(true)
  expect(Number.parseInt(newId(now).replaceAll('-', '').slice(0, 12), 16)).toBe(now)
})

test('random bytes are not given twice, also where the pool ends', () => {
  const parts = Array.from({ length: 1000 }, () => Buffer.from(randomPart(12)).toString('hex'))
  expect(parts.every((part) => part.length === 24)).toBe(true)
  expect(new Set(parts).size).toBe(parts.length)
})

test('a reference has two groups of four letters, each letter as likely as another', () => {
  const counts = new Map<string, number>()
  for (let i = 0; i < 4000; i++) {
    const reference = makeReference('ENQ')
    expect(reference).toMatch(/^ENQ-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    for (const letter of reference.slice(4).replace('-', '')) {
      counts.set(letter, (counts.get(letter) ?? 0) + 1)
    }
  }
  expect(counts.size).toBe(32)
  expect(Math.min(...counts.values())).toBeGreaterThan(750)
  expect(Math.max(...counts.values())).toBeLessThan(1250)
})
