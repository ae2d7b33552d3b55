import type { Shape } from '#app/models/content/form-shape.server'

export const nameOf = (name: string, key: string) => (name === '' ? key : `${name}.${key}`)

export function partOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  return (value as Record<string, unknown>)[key]
}

export const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : ''

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export function fieldsOf(shape: Shape, value: unknown): readonly Shape[] {
  if (shape.kind === 'object') return shape.fields
  return variantOf(shape, value)?.fields ?? []
}

export function variantOf(shape: Shape, value: unknown) {
  if (shape.kind !== 'variants') return undefined
  const kind = partOf(value, shape.key)
  return shape.variants.find((one) => one.value === kind)
}

/** The first words of an item, by which it is known in its list. */
export function headingOf(shape: Shape, value: unknown): string {
  const variant = variantOf(shape, value)
  const kind = variant?.label.split(':', 1)[0]
  const texts = fieldsOf(shape, value)
    .filter(
      (field) =>
        field.kind === 'number' ||
        (field.kind === 'text' && !['icon', 'scene', 'link'].includes(field.input)),
    )
    .sort((a, b) => Number(b.name === 'title') - Number(a.name === 'title'))
    .map(({ name }) => textOf(partOf(value, name)))
  const words = texts.find((text) => text !== '') ?? 'nothing written yet'
  return kind ? `${kind}: ${words}` : words
}
