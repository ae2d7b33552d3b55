import type { ContentFault } from '#app/models/content/kinds.server'
import type { Shape } from './shape.server'
import { fieldsOf, nameIn, nameOf, partOf } from './shape-value'

export interface FieldFault {
  /** Name of the form field. */
  name: string
  /** The labels of the field and of what contains it. */
  where: string
  message: string
}

export function toFieldFaults(
  shape: Shape,
  value: unknown,
  faults: readonly ContentFault[],
): FieldFault[] {
  return faults.map(({ path, message }) => {
    const field = walk(shape, value, path)
    const words = message.slice(0, 1).toUpperCase() + message.slice(1)
    const { line } = field
    return {
      name: field.name,
      where: [field.parts.join(', '), field.label].filter(Boolean).join(': '),
      message: line === undefined ? words : `Line ${line}: ${words}`,
    }
  })
}

function walk(shape: Shape, value: unknown, path: ContentFault['path']) {
  let [current, inside, name]: [Shape, unknown, string] = [shape, value, '']
  const parts: string[] = []
  let label = ''
  for (const part of path) {
    if (current.kind === 'lines') return { name, parts, label, line: Number(part) + 1 }
    const next =
      current.kind === 'list'
        ? current.item
        : fieldsOf(current, inside).find((field) => field.name === part)
    if (!next) break
    inside = partOf(inside, `${part}`)
    name = nameOf(name, `${part}`)
    if (current.kind === 'list') {
      const title = nameIn(next, inside)
      // A list inside an item is named by the item.
      if (title !== '' || parts.length > 0) label = ''
      parts.push(...[label, title || `row ${Number(part) + 1}`].filter(Boolean))
      label = ''
    } else {
      if (label !== '') parts.push(label)
      label = next.label
    }
    current = next
  }
  return { name, parts, label, line: undefined }
}
