import { MAX_ITEMS, type Shape, type Variant } from './shape.server'
import { fieldsOf, nameOf, partOf } from './shape-value'

export const ACTIONS = [
  'up',
  'down',
  'duplicate',
  'remove',
  'add',
  'put',
  'drop',
  'choose',
] as const

interface Change {
  action: (typeof ACTIONS)[number]
  /** Name of a field, an item or a list, such as `sections.2.items.0`. */
  at: string
}

/** @param command such as `up:sections.2` */
export function readChange(command: string): Change | undefined {
  const [word = '', at = ''] = command.split(':', 2)
  const action = ACTIONS.find((one) => one === word)
  return action && { action, at }
}

interface FoundField {
  shape: Shape
  parent: unknown
  key: string
}

/**
 * Changes the value in place.
 * @param kind of the new item, if the list has several kinds
 * @returns the name of the field, item or list that the form shows next
 */
export function applyChange(
  shape: Shape,
  value: unknown,
  { action, at }: Change,
  kind: string,
): string | undefined {
  const node = find(shape, value, at)
  if (!node) return undefined
  const { parent, key } = node
  const target = partOf(parent, key)
  if (action === 'choose') return at
  if (action === 'add') return addItem(node, target, at, kind)
  if (action === 'put' || action === 'drop') {
    if (!node.shape.isOptional || typeof parent !== 'object' || parent === null) return undefined
    Object.assign(parent, { [key]: action === 'put' ? emptyOf(node.shape) : undefined })
    return at
  }
  if (!Array.isArray(parent) || target === undefined) return undefined
  return nameOf(at.slice(0, -key.length - 1), moveItem(parent, Number(key), action))
}

function find(shape: Shape, value: unknown, at: string): FoundField | undefined {
  let node: FoundField = { shape, parent: [value], key: '0' }
  for (const key of at.split('.').slice(0, 12)) {
    const inside = partOf(node.parent, node.key)
    const next =
      node.shape.kind === 'list'
        ? /^\d{1,3}$/.test(key) && node.shape.item
        : fieldsOf(node.shape, inside).find(({ name }) => name === key)
    if (!next) return undefined
    node = { shape: next, parent: inside, key }
  }
  return node
}

function addItem({ shape }: FoundField, list: unknown, at: string, kind: string) {
  if (shape.kind !== 'list' || !Array.isArray(list) || list.length >= MAX_ITEMS) return undefined
  list.push(emptyOf(shape.item, kind))
  return nameOf(at, `${list.length - 1}`)
}

/** @returns the key of the item to show next */
function moveItem(list: unknown[], index: number, action: Change['action']): string {
  const [item] = list.splice(index, 1)
  if (action === 'remove') return `${Math.max(0, Math.min(index, list.length - 1))}`
  if (action === 'duplicate') {
    list.splice(index, 0, item, ...(list.length + 1 < MAX_ITEMS ? [structuredClone(item)] : []))
    return `${Math.min(index + 1, list.length - 1)}`
  }
  const to = Math.max(0, Math.min(list.length, index + (action === 'up' ? -1 : 1)))
  list.splice(to, 0, item)
  return `${to}`
}

const INITIAL_TEXTS: Record<string, string> = {
  icon: 'circle-check',
  scene: 'any-service',
  link: '/enquiry',
}

function emptyOf(shape: Shape, kind?: string): unknown {
  switch (shape.kind) {
    case 'fixed':
      return shape.value
    case 'object':
      return emptyFields(shape.fields)
    case 'variants':
      return emptyFields(variantNamed(shape.variants, kind)?.fields ?? [])
    case 'list':
      return Array.from({ length: shape.min }, () => emptyOf(shape.item))
    case 'lines':
    case 'several':
      return []
    case 'choice':
      return shape.options[0]
    case 'flag':
      return false
    case 'number':
      return undefined
    case 'text':
      return INITIAL_TEXTS[shape.input] ?? ''
  }
}

function variantNamed(variants: Variant[], kind: string | undefined): Variant | undefined {
  return variants.find(({ value }) => value === kind) ?? variants[0]
}

function emptyFields(fields: Shape[]): Record<string, unknown> {
  const needed = fields.filter(({ isOptional }) => !isOptional)
  return Object.fromEntries(needed.map((field) => [field.name, emptyOf(field)]))
}
