import { MAX_ITEMS, type Shape, type ShapeOf } from './shape.server'
import { partOf } from './shape-value'

export type Entry = [name: string, value: string]

/** The form value of a flag, an item or an optional part that is present. */
const ON = 'on'
const MAX_DEPTH = 12

interface FieldTree {
  values: string[]
  parts: Map<string, FieldTree>
}

/**
 * Converts form fields to a value, whether valid or not. Ignores fields that the shape does not have.
 * @param before supplies the parts that the form does not show
 */
export function readFields(shape: Shape, entries: readonly Entry[], before: unknown): unknown {
  return read(shape, toTree(entries), before)
}

function toTree(entries: readonly Entry[]): FieldTree {
  const root: FieldTree = { values: [], parts: new Map() }
  for (const [name, value] of entries) {
    const keys = name.split('.')
    if (keys.length > MAX_DEPTH) continue
    let node = root
    for (const key of keys) {
      const next: FieldTree = node.parts.get(key) ?? { values: [], parts: new Map() }
      node.parts.set(key, next)
      node = next
    }
    node.values.push(value.replace(/\r\n?/g, '\n'))
  }
  return root
}

function read(shape: Shape, node: FieldTree | undefined, before: unknown): unknown {
  const text = node?.values.at(-1) ?? ''
  if (shape.isOptional && (node === undefined || (text === '' && node.parts.size === 0))) {
    return undefined
  }
  switch (shape.kind) {
    case 'fixed':
      return shape.value ?? before
    case 'object':
      return readObject(shape.fields, node, before)
    case 'variants':
      return readVariant(shape, node)
    case 'list':
      return itemsOf(node).map((item) => read(shape.item, item, undefined))
    case 'lines':
      return readLines(shape, text)
    case 'several':
      return shape.options.filter((option) => node?.values.includes(option))
    case 'flag':
      return text === ON
    case 'number':
      return readNumber(text, shape.isWhole)
    case 'choice':
      return text || undefined
    case 'text':
      return text
  }
}

/** Accepts `1,00,000` for integers and `₹ 0,24` for decimals, where `1,234` is ambiguous and stays text. */
function readNumber(text: string, isWhole: boolean): string | number | undefined {
  const digits = text.trim().replace(/^(₹|Rs\.?|INR)\s*/i, '')
  const plain = isWhole
    ? digits.replace(/(?<=\d),(?=\d{2,3}(,|$))/g, '')
    : digits.replace(/^(-?(?:0,\d+|\d+,(?:\d{1,2}|\d{4,})))$/, (all) => all.replace(',', '.'))
  return /^-?\d{1,15}(\.\d{1,15})?$/.test(plain) ? Number(plain) : text || undefined
}

function readObject(fields: Shape[], node: FieldTree | undefined, before: unknown) {
  const value: Record<string, unknown> = {}
  for (const field of fields) {
    const typed = read(field, node?.parts.get(field.name), partOf(before, field.name))
    if (typed !== undefined) value[field.name] = typed
  }
  return value
}

function readVariant({ key, variants }: ShapeOf<'variants'>, node: FieldTree | undefined) {
  const value = node?.parts.get(key)?.values.at(-1)
  const variant = variants.find((one) => one.value === value) ?? variants[0]
  return readObject(variant?.fields ?? [], node, undefined)
}

function itemsOf(node: FieldTree | undefined): FieldTree[] {
  return [...(node?.parts ?? [])]
    .filter(([key]) => /^\d{1,3}$/.test(key))
    .sort(([a], [b]) => Number(a) - Number(b))
    .slice(0, MAX_ITEMS)
    .map(([, item]) => item)
}

function readLines({ keepsBlank }: ShapeOf<'lines'>, text: string): string[] {
  const lines = text.split('\n')
  if (!keepsBlank) return lines.filter((line) => line.trim() !== '')
  while (lines.at(-1) === '') lines.pop()
  return lines
}
