import type { ContentFault } from '#app/models/content/kinds.server'
import type { Shape } from './shape.server'
import { fieldsOf, nameOf, partOf } from './shape-value'

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
      where: place.where.join(', '),
      message: line === undefined ? words : `Line ${line}: ${words}`,
    }
  })
}

function walk(shape: Shape, value: unknown, path: ContentFault['path']) {
  let [current, inside, name]: [Shape, unknown, string] = [shape, value, '']
  const where: string[] = []
  for (const part of path) {
    if (current.kind === 'lines') return { name, where, line: Number(part) + 1 }
    const next =
      current.kind === 'list'
        ? current.item
        : fieldsOf(current, inside).find((field) => field.name === part)
    if (!next) break
    inside = partOf(inside, `${part}`)
    name = nameOf(name, `${part}`)
    where.push(current.kind === 'list' ? `${Number(part) + 1}` : next.label)
    current = next
  }
  return { name, where, line: undefined }
}
