import { validate, version } from 'uuid'
import { expect, test } from 'vitest'
import { newId, newIdAfter, newReference, randomGroups } from '#app/models/identifier.server'

test('an id is a unique UUIDv7 that begins with its time and sorts after earlier ids', () => {
  const now = Date.parse('2026-11-24T09:00:00Z')
  const ids = Array.from({ length: 2000 }, () => newId(now))
  expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted()).toEqual(ids)
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

test('a reference is in the form that people read out, and never one that is taken', async () => {
  const taken: string[] = []
  const countRows = async (reference: string) => Number(taken.push(reference) <= 3)
  const reference = await newReference('ENQ', countRows)
  expect(taken.every((one) => REFERENCE.test(one))).toBe(true)
  expect(new Set(taken).size).toBe(4)
  expect(reference).toBe(taken.at(-1))
})

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
