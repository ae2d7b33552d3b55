import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'

import { openDb } from '#db/connection.server'
import { MOST_KEPT, recall } from '#db/recall.server'
import { freshFolder } from '#tests/support/data-dir'

test('an answer is kept until something is written, by this connection or another', () => {
  const file = `${freshFolder()}/kept.sqlite`
  const db = openDb(file)
  const other = openDb(file)
  db.run(sql`create table things (name text)`)
  const ask = vi.fn(() => db.get<{ n: number }>(sql`select count(*) as n from things`)?.n)
  const count = () => recall(db, 'things', ask)

  expect([count(), count()]).toEqual([0, 0])
  expect(ask).toHaveBeenCalledTimes(1)
  db.run(sql`insert into things values ('one')`)
  expect([count(), count()]).toEqual([1, 1])
  other.run(sql`insert into things values ('two')`)
  expect([count(), count()]).toEqual([2, 2])
  expect(ask).toHaveBeenCalledTimes(3)

  db.$client.close()
  other.$client.close()
})

test('what nobody could answer is asked again', () => {
  const db = openDb(':memory:')
  const fail = () => {
    throw new Error('The disk is gone')
  }
  expect(() => recall(db, 'things', fail)).toThrow()
  expect(recall(db, 'things', () => 3)).toBe(3)
})

test('where no more can be kept, what was asked first goes, and no other', () => {
  const db = openDb(':memory:')
  const asked: string[] = []
  const ask = (key: string) => recall(db, key, () => asked.push(key))
  const keys = Array.from({ length: MOST_KEPT }, (_, at) => `question ${at}`)
  for (const key of keys) ask(key)
  ask('question 1')
  ask('one more')
  for (const key of [...keys.slice(1), 'one more']) ask(key)
  expect(asked).toEqual([...keys, 'one more'])
  ask('question 0')
  expect(asked.at(-1)).toBe('question 0')
})
