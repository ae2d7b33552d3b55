import { expect, test } from 'vitest'

import { fixed } from '#db/fixed'
import { enquiries } from '#db/schema'
import { freshDb } from '#tests/support/app'

test('a fixed limit is a part of the statement, and nothing is bound for it', () => {
  const query = freshDb().select({ id: enquiries.id }).from(enquiries).limit(fixed(3))
  expect(query.toSQL()).toEqual({ sql: expect.stringMatching(/ limit 3$/), params: [] })
  expect(query.all()).toEqual([])
})
