import type { ContentFault } from '#app/models/content/kinds.server'
import { capitalize } from '#app/models/text'
import type { Shape } from './shape.server'
import { fieldsOf, nameIn, nameOf, partOf } from './shape-value'

export type FieldFault = ReturnType<typeof toFieldFaults>[number]

/** @returns with the name of the form field; `where` has its label and those of what contains it */
export function toFieldFaults(shape: Shape, value: unknown, faults: readonly ContentFault[]) {
  return faults.map(({ path, message }) => {
    const field = fieldAt(shape, value, path)
    const words = capitalize(message)
    const { line } = field
    return {
      name: field.name,
      where: [field.parts.join(', '), field.label].filter(Boolean).join(': '),
      message: line === undefined ? words : `Line ${line}: ${words}`,
    }
  })
}

function fieldAt(shape: Shape, value: unknown, path: ContentFault['path']) {
  let [current, inside, name]: [Shape, unknown, string] = [shape, value, '']
  const parts: string[] = []
  const addPart = (text: string) => {
    if (text !== '') parts.push(text)
  }
  let label = ''
  for (const part of path) {
    if (current.kind === 'lines') return { name, parts, label, line: Number(part) + 1 }
    const next = childOf(current, inside, part)
    if (!next) break
    inside = partOf(inside, `${part}`)
    name = nameOf(name, `${part}`)
    if (current.kind === 'list') {
      const title = nameIn(next, inside)
      // A list inside an item is named by the item.
      const list = title !== '' || parts.length > 0 ? '' : label
      addPart(list)
      addPart(title || `row ${Number(part) + 1}`)
      label = ''
    } else {
      addPart(label)
      label = next.label
    }
    current = next
  }
  return { name, parts, label, line: undefined }
}

function childOf(shape: Shape, value: unknown, part: PropertyKey): Shape | undefined {
  if (shape.kind === 'list') return shape.item
  return fieldsOf(shape, value).find(({ name }) => name === part)
}
