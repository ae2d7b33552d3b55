import { expect, test } from 'vitest'

import { CONTENT_FORMAT, migrated } from '#app/models/content/format.server'

test('a technology published with two letters gets an icon, and newer content stays', () => {
  const old = { sections: [{ items: [{ mark: 'Py', title: 'Python', text: 'Scripts' }] }] }
  expect(migrated(old, 1)).toEqual({
    sections: [{ items: [{ icon: 'code-xml', title: 'Python', text: 'Scripts' }] }],
  })
  expect(migrated(old, CONTENT_FORMAT)).toBe(old)
})
