import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shippedDocuments } from '#app/content/shipped'
import { compareDocuments } from '#app/models/content/compare.server'
import { ACTIONS, applyChange, readChange } from '#app/models/content/form/changes.server'
import { toFieldFaults } from '#app/models/content/form/faults.server'
import { readFields } from '#app/models/content/form/fields.server'
import { shapeOf } from '#app/models/content/form/shape.server'
import { usedShape } from '#app/models/content/form/shape-value'
import { checkDocument } from '#app/models/content/kinds.server'
import { printFields } from '#tests/support/print-fields'

const documents = ['company', ...Object.keys(shippedDocuments)].map((id) => {
  const shape = shapeOf(id)
  if (!shape) throw new Error(id)
  const checked = checkDocument(id, shippedDocuments[id] ?? {})
  if (!checked.ok) throw new Error(id)
  return { id, shape, value: checked.value, fields: printFields(shape, checked.value) }
})

const keys = fc.constantFrom('__proto__', 'constructor', '0', '199', '1000', '', 'kind', 'items')

/** Posts with known, derived and unknown field names, and any text. */
const posts = fc.nat({ max: documents.length - 1 }).chain((position) => {
  const names = fc.constantFrom(...(documents[position]?.fields ?? []).map(([name]) => name))
  const name = fc.oneof(
    names,
    fc.array(keys, { minLength: 1, maxLength: 14 }).map((parts) => parts.join('.')),
    fc.tuple(names, keys).map(([known, key]) => `${known}.${key}`),
  )
  const text = fc.oneof(
    fc.constantFrom('', 'on', 'hero', '-1', '1e9'),
    fc.string({ unit: 'binary' }),
  )
  return fc.record({
    position: fc.constant(position),
    entries: fc.array(fc.tuple(name, text), { maxLength: 40 }),
    order: fc.tuple(fc.constantFrom(...ACTIONS), name).map((words) => words.join(':')),
    isWhole: fc.boolean(),
  })
})

test('no post makes the editor throw or changes Object.prototype', () => {
  fc.assert(
    fc.property(posts, ({ position, entries, order, isWhole }) => {
      const document = documents[position]
      if (!document) throw new Error('no document')
      const { id, shape, value, fields } = document
      const posted = isWhole ? [...fields, ...entries] : entries
      const read = readFields(shape, posted, value)
      const change = readChange(order)
      if (change) applyChange(shape, read, change, 'hero')
      const kept = JSON.parse(JSON.stringify(read))
      const checked = checkDocument(id, kept)
      if (!checked.ok) toFieldFaults(usedShape(shape, kept), kept, checked.faults)
      compareDocuments(shape, value, kept)
      const again = readFields(shape, printFields(shape, kept), value)
      expect(readFields(shape, printFields(shape, again), value)).toEqual(again)
      expect(Object.keys(Object.prototype)).toEqual([])
    }),
    { numRuns: 300 },
  )
})
