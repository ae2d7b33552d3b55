import { validate, version } from 'uuid'
import { expect, test, vi } from 'vitest'
import { newId, newIdAfter, newReference, randomGroups } from '#app/models/identifier.server'

test('an id is a unique UUIDv7 that begins with its time', () => {
  const now = Date.parse('2026-11-24T09:00:00Z')
  const ids = Array.from({ length: 2000 }, () => newId(now))
  expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
  expect(newId(now + 1) > newId(now)).toBe(true)
  expect(Number.parseInt(newId(now).replaceAll('-', '').slice(0, 12), 16)).toBe(now)
})

test('newIdAfter sorts after the other id, even if that one has a later time', () => {
  const now = Date.parse('2026-11-24T09:00:00Z')
  for (const other of [newId(now - 1000), newId(now), newId(now + 60_000), undefined, '']) {
    expect(newIdAfter(other, now) > (other ?? '')).toBe(true)
  }
  expect(newIdAfter(newId(now - 1000), now).slice(0, 13)).toBe(newId(now).slice(0, 13))
})

const REFERENCE = /^ENQ-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/
const never = async () => false

test('references are unique and ascending, even if made faster than the clock ticks', async () => {
  const made: string[] = []
  for (let n = 0; n < 5000; n++) made.push(await newReference('ENQ', never))
  expect(made.every((reference) => REFERENCE.test(reference))).toBe(true)
  expect(new Set(made).size).toBe(made.length)
  expect([...made].sort()).toEqual(made)
})

test('the difference of two references depends only on the time between them', async () => {
  // References may be ahead of the clock, since another test file may have set it forward.
  const ahead = Date.UTC(2026, 0, 1) + numberOf(await newReference('ENQ', never)) * 4
  vi.useFakeTimers()
  const later = Math.max(Date.now(), ahead) + 86_400_000
  vi.setSystemTime(later)
  const one = await newReference('ENQ', never)
  vi.setSystemTime(later + 3_600_000)
  const other = await newReference('ENQ', never)
  expect(numberOf(other) - numberOf(one)).toBe(3_600_000 / 4)
})

test('a free reference after a million taken ones is found in fewer than 25 lookups', async () => {
  const first = numberOf(await newReference('ENQ', never))
  const lookups: string[] = []
  const reference = await newReference('ENQ', async (taken) => {
    lookups.push(taken)
    return numberOf(taken) < first + 1_000_000
  })
  expect(numberOf(reference)).toBeGreaterThanOrEqual(first + 1_000_000)
  expect(lookups.length).toBeLessThan(25)
  expect(new Set(lookups).size).toBe(lookups.length)
})

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

function numberOf(reference: string): number {
  const characters = reference.slice('ENQ-'.length).replace('-', '')
  return [...characters].reduce((sum, character) => sum * 32 + ALPHABET.indexOf(character), 0)
}

test('random groups have four characters each, all equally likely', () => {
  const counts = new Map<string, number>()
  for (let i = 0; i < 4000; i++) {
    const groups = randomGroups(2)
    expect(`ENQ-${groups}`).toMatch(REFERENCE)
    for (const character of groups.replace('-', '')) {
      counts.set(character, (counts.get(character) ?? 0) + 1)
    }
  }
  expect(counts.size).toBe(32)
  expect(Math.min(...counts.values())).toBeGreaterThan(750)
  expect(Math.max(...counts.values())).toBeLessThan(1250)
})
