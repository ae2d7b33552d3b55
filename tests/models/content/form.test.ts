import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shippedDocuments } from '#app/content/shipped'
import { company } from '#app/models/company/company'
import { applyChange, readChange } from '#app/models/content/form/changes.server'
import { toFieldFaults } from '#app/models/content/form/faults.server'
import { type Entry, readFields } from '#app/models/content/form/fields.server'
import { headingsOf } from '#app/models/content/form/headings'
import { type Shape, shapeOf } from '#app/models/content/form/shape.server'
import { fieldsOf, partOf } from '#app/models/content/form/shape-value'
import { printFields } from '#tests/support/print-fields'

const documents: Record<string, unknown> = { ...shippedDocuments, company: company.parse({}) }

function shapeFor(id: string): Shape {
  const shape = shapeOf(id)
  if (!shape) throw new Error(id)
  return shape
}

test.each(Object.entries(documents))(
  '%s is unchanged after printing and reading its form',
  (id, value) => {
    const shape = shapeFor(id)
    expect(readFields(shape, printFields(shape, value), value)).toEqual(value)
  },
)

test.each(Object.keys(documents))('the form of %s has fewer than 2,000 fields', (id) => {
  const entries = printFields(shapeFor(id), documents[id])
  expect(entries.length).toBeLessThan(2000)
})

/** Any value of a shape that a form can express, valid or not. */
function anyOf(shape: Shape): fc.Arbitrary<unknown> {
  const present = presentOf(shape)
  return shape.isOptional ? fc.option(present, { nil: undefined, freq: 2 }) : present
}

const typed = fc.string({ minLength: 1, maxLength: 9 }).map((text) => text.replace(/\r\n?/g, '\n'))
const line = fc.string({ minLength: 1, maxLength: 9 }).map((text) => `x${text.replace(/\s/g, '')}`)

function presentOf(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case 'fixed':
      return fc.constant(shape.value ?? '/as-before')
    case 'object':
      return objectOf(shape.fields)
    case 'variants':
      return fc.oneof(...shape.variants.map(({ fields }) => objectOf(fields)))
    case 'list':
      return fc.array(anyOf(shape.item), { maxLength: 3 })
    case 'lines':
      return fc.array(line, { minLength: 1, maxLength: 3 })
    case 'several':
      return fc.subarray(shape.options, { minLength: 1 })
    case 'choice':
      return fc.constantFrom(...shape.options)
    case 'flag':
      return shape.isOptional ? fc.constant(true) : fc.boolean()
    case 'number':
      return fc.integer()
    case 'text':
      return typed
  }
}

function objectOf(fields: Shape[]): fc.Arbitrary<unknown> {
  return fc
    .record(Object.fromEntries(fields.map((field) => [field.name, anyOf(field)])))
    .map((value) => JSON.parse(JSON.stringify(value)))
}

test.each(['company', 'menu', 'pages/home', 'services/bulk-sms', 'tools/chat-link'])(
  'any value of %s is unchanged after printing and reading its form',
  (id) => {
    const shape = shapeFor(id)
    fc.assert(
      fc.property(anyOf(shape), (value) => {
        expect(readFields(shape, printFields(shape, value), value)).toEqual(value)
      }),
      { numRuns: 60 },
    )
  },
)

const name = fc.oneof(
  fc.constantFrom('__proto__.polluted', 'constructor.prototype.polluted', 'sections.0.__proto__.x'),
  fc.constantFrom('path', 'slug', 'sections.0.kind', 'sections.999.title', 'sections.-1', 'hero'),
  fc.string(),
  fc
    .array(fc.constantFrom('sections', '0', '1', 'items', 'title', 'kind', ''))
    .map((p) => p.join('.')),
)

test('a post with any field names gives a value within the shape', () => {
  const shape = shapeFor('services/bulk-sms')
  const before = shippedDocuments['services/bulk-sms'] as { slug: string }
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string())), (entries) => {
      const value = readFields(shape, entries as Entry[], before)
      expect(value).toMatchObject({ slug: before.slug })
      expect(unknownKeys(shape, value)).toEqual([])
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
      expect(() => printFields(shape, value)).not.toThrow()
    }),
  )
})

function unknownKeys(shape: Shape, value: unknown): string[] {
  if (shape.kind === 'list' && Array.isArray(value)) {
    return value.flatMap((item) => unknownKeys(shape.item, item))
  }
  const fields = fieldsOf(shape, value)
  if (fields.length === 0 || typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) => {
    const field = fields.find((one) => one.name === key)
    return field ? unknownKeys(field, inside) : [key]
  })
}

function change(order: string, kind = '') {
  const shape = shapeFor('services/bulk-sms')
  const value = structuredClone(shippedDocuments['services/bulk-sms']) as {
    hero: { facts?: unknown[] }
    sections: { kind: string; title: string; items: { title: string }[] }[]
  }
  const read = readChange(order)
  const at = read && applyChange(shape, value, read, kind)
  return { at, value, kinds: value.sections.map((one) => one.kind) }
}

const kinds = change('choose:title').kinds

test('sections are moved, duplicated and removed', () => {
  const [first = '', second = '', ...rest] = kinds
  expect(change('up:sections.1')).toMatchObject({
    at: 'sections.0',
    kinds: [second, first, ...rest],
  })
  expect(change('down:sections.0').at).toBe('sections.1')
  expect(change('up:sections.0')).toMatchObject({ at: 'sections.0', kinds })
  expect(change('duplicate:sections.0')).toMatchObject({
    at: 'sections.1',
    kinds: [first, ...kinds],
  })
  expect(change('remove:sections.0').kinds).toEqual([second, ...rest])
})

test('a new section of a chosen kind has the minimum number of items', () => {
  const { at, value, kinds: after } = change('add:sections', 'integrations')
  expect(after).toEqual([...kinds, 'integrations'])
  expect(at).toBe(`sections.${kinds.length}`)
  expect(value.sections.at(-1)?.items).toHaveLength(3)
})

test('an optional part is removed and added again', () => {
  expect(change('drop:hero.facts').value.hero.facts).toBeUndefined()
  expect(change('put:hero.facts').value.hero.facts).toEqual([])
})

test.each(['drop:title', 'up:title', 'add:title', 'up:sections.99', 'up:__proto__.x', 'put:path'])(
  'the order %s changes nothing',
  (order) => {
    expect(change(order)).toMatchObject({
      at: undefined,
      value: shippedDocuments['services/bulk-sms'],
    })
  },
)

test('an unknown order is ignored', () => {
  expect(readChange('constructor:sections')).toBeUndefined()
})

test.each([
  ['0.24', 0.24],
  ['₹ 0,24', 0.24],
  ['₹0.24', 0.24],
  ['Rs. 12', 12],
  ['0,205', 0.205],
  ['1,234', '1,234'],
  ['cheap', 'cheap'],
])('a price typed as %s is read as %s', (typed, price) => {
  const entries: Entry[] = [
    ['routes.0', 'on'],
    ['routes.0.kind', 'priced'],
    ['routes.0.slabs.0', 'on'],
    ['routes.0.slabs.0.price', typed],
    ['routes.0.slabs.0.to', '1,00,000'],
  ]
  expect(readFields(shapeFor('prices'), entries, undefined)).toMatchObject({
    routes: [{ slabs: [{ price, to: 100_000 }] }],
  })
})

test('the headings of prices show their volume, also for invalid values', () => {
  const [routes] = fieldsOf(shapeFor('prices'), {})
  if (routes?.kind !== 'list') throw new Error('no list')
  const [first] = partOf(documents.prices, 'routes') as { slabs: unknown[] }[]
  const slabs = fieldsOf(routes.item, first).find(({ name }) => name === 'slabs')
  if (slabs?.kind !== 'list') throw new Error('no prices')
  expect(headingsOf(slabs, first?.slabs)).toEqual([
    '1 to 49,999 SMS parts a month: ₹0.20',
    '50,000 to 4,99,999 SMS parts a month: ₹0.17',
    '5,00,000 and more SMS parts a month: ₹0.14',
  ])
  expect(headingsOf(slabs, [{ to: 'many', price: 'x' }, null])).toEqual([
    '1 and more SMS parts a month: no price yet',
    '… and more SMS parts a month: no price yet',
  ])
})

test.each([
  ['prices', ['routes', 0, 'slabs', 1, 'price'], 'Promotional, row 2: Price of one SMS part in ₹'],
  ['prices', ['routes', 0, 'category'], 'Promotional: Category'],
  ['pages/home', ['hero', 'lead'], 'Top of the page: Text below the headline'],
  [
    'pages/home',
    ['messages', 'en', 'buttons', 1],
    'Sample messages on the phone, In English: Buttons of the WhatsApp message',
  ],
] as const)('a fault of %s at %j is located by field names', (id, path, where) => {
  const [fault] = toFieldFaults(shapeFor(id), documents[id], [{ path, message: 'wrong' }])
  expect(fault?.where).toBe(where)
})
