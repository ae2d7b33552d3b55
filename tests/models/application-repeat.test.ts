import { expect, test } from 'vitest'

import { createApplication } from '#app/models/application-intake.server'
import { rankApplications } from '#app/models/application-repeat.server'
import { applicationInput } from '#app/models/application-rules'
import { freshDb } from '#tests/support/app'

const imran = {
  fullName: 'Imran Khan',
  email: 'imran@example.com',
  phone: '+91 98765 43210',
  jobRole: 'Backend Developer',
  experience: 'Fresher',
  motivation: 'I like queues.',
  gender: 'Male',
}

async function apply(db: ReturnType<typeof freshDb>, change: Partial<typeof imran>, now: number) {
  const stored = { file: String(now), name: 'cv.pdf', type: 'pdf', bytes: 9, hash: 'h' } as const
  const input = applicationInput.parse({ ...imran, ...change })
  return (await createApplication(db, input, stored, { now }))._id
}

test('one person is known again by address or number, however they are written', async () => {
  const db = freshDb()
  const ids = [
    await apply(db, {}, 1),
    await apply(db, { email: 'Imran@Example.com', phone: '1', jobRole: 'Cloud Engineer' }, 2),
    await apply(db, { email: 'other@example.com', phone: '98765-43210' }, 3),
    await apply(db, { email: 'asha@example.in', phone: '2' }, 4),
  ]
  const ranks = await rankApplications(db, ids)
  expect(ids.map((id) => ranks[id])).toEqual([1, 2, 2, 1])
})
