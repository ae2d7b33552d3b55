import type { ContentFault } from '#app/models/content/kinds.server'
import type { Shape } from './shape.server'
import { fieldsOf, nameIn, nameOf, partOf } from './shape-value'

export interface FieldFault {
  /** Of the field in the form. */
  name: string
  /** Where it is, in words. */
  where: string
  message: string
}

/** Each fault at the field of the form that shows it. */
export function placeFaults(
  shape: Shape,
  value: unknown,
  faults: readonly ContentFault[],
): FieldFault[] {
  return faults.map(({ path, message }) => {
    const place = walk(shape, value, path)
    const words = message.slice(0, 1).toUpperCase() + message.slice(1)
    const { line } = place
    return {
      name: place.name,
      where: [place.parts.join(', '), place.label].filter(Boolean).join(': '),
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
      // A list inside an item is known by the item.
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
