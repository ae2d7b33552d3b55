import type { ContentFault } from '#app/models/content/kinds.server'
import type { Shape } from './shape.server'

export const nameOf = (name: string, key: string) => (name === '' ? key : `${name}.${key}`)

/** Reads own properties only, never those of the prototype. */
export function partOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  return (value as Record<string, unknown>)[key]
}

export const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : ''

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

interface PlacedText {
  path: ContentFault['path']
  text: string
}

export function* textsIn(value: unknown, path: PlacedText['path'] = []): Generator<PlacedText> {
  if (typeof value === 'string') yield { path, text: value }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inside] of Object.entries(value)) {
    yield* textsIn(inside, [...path, Array.isArray(value) ? Number(key) : key])
  }
}

export function fieldsOf(shape: Shape, value: unknown): readonly Shape[] {
  if (shape.kind === 'object') return shape.fields
  return variantOf(shape, value)?.fields ?? []
}

export function variantOf(shape: Shape, value: unknown) {
  if (shape.kind !== 'variants') return undefined
  const kind = partOf(value, shape.key)
  return shape.variants.find((one) => one.value === kind)
}

const MAX_NAME = 60

export function nameIn(shape: Shape, value: unknown): string {
  const name = firstWords(shape, value, ({ kind, isOptional }) => kind === 'text' && !isOptional)
  return name.length > MAX_NAME ? '' : name
}

export function headingOf(shape: Shape, value: unknown): string {
  const variant = variantOf(shape, value)
  const kind = variant?.label.split(':', 1)[0]
  const isWords = (field: Shape) => field.kind === 'number' || field.kind === 'text'
  const words = firstWords(shape, value, isWords) || 'nothing written yet'
  return kind && shape.heading !== 'name' ? `${kind}: ${words}` : words
}

function firstWords(shape: Shape, value: unknown, isWanted: (field: Shape) => boolean): string {
  const texts = fieldsOf(shape, value)
    .filter((field) => isWanted(field) && !isPicked(field))
    .sort((a, b) => Number(b.name === 'title') - Number(a.name === 'title'))
    .map(({ name }) => textOf(partOf(value, name)))
  return texts.find((text) => text !== '') ?? ''
}

const isPicked = (field: Shape) =>
  field.kind === 'text' && ['icon', 'scene', 'link'].includes(field.input)

/** The shape without the fields of unused variants, because a list can have many variants. */
export function usedShape(shape: Shape, value: unknown): Shape {
  if (shape.kind === 'object') {
    const fields = shape.fields.map((field) => usedShape(field, partOf(value, field.name)))
    return { ...shape, fields }
  }
  if (shape.kind !== 'list' || shape.item.kind !== 'variants') return shape
  const { item } = shape
  const used = new Set(listOf(value).map((one) => partOf(one, item.key)))
  const variants = item.variants.map((one) => (used.has(one.value) ? one : { ...one, fields: [] }))
  return { ...shape, item: { ...item, variants } }
}
