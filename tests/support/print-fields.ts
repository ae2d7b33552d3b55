import type { Entry } from '#app/models/content/form/fields.server'
import type { Shape } from '#app/models/content/form/shape.server'
import { fieldsOf, listOf, nameOf, partOf, textOf } from '#app/models/content/form/shape-value'

const ON = 'on'

/** Converts a value to the fields of its form; `readFields` converts them back. */
export function printFields(shape: Shape, value: unknown, name = ''): Entry[] {
  switch (shape.kind) {
    case 'fixed':
      return []
    case 'object':
    case 'variants': {
      if (shape.isOptional && value === undefined) return []
      const marker: Entry[] = shape.isOptional ? [[name, ON]] : []
      const kind: Entry[] =
        shape.kind === 'variants'
          ? [[nameOf(name, shape.key), textOf(partOf(value, shape.key))]]
          : []
      const fields = fieldsOf(shape, value).flatMap((field) =>
        printFields(field, partOf(value, field.name), nameOf(name, field.name)),
      )
      return [...marker, ...kind, ...fields]
    }
    case 'list': {
      if (!Array.isArray(value)) return []
      const items = value.flatMap((item, index): Entry[] => {
        const at = nameOf(name, `${index}`)
        return [[at, ON], ...printFields(shape.item, item, at)]
      })
      return shape.isOptional ? [[name, ON], ...items] : items
    }
    case 'lines':
      return [[name, listOf(value).map(textOf).join('\n')]]
    case 'several':
      return listOf(value).map((one) => [name, textOf(one)])
    case 'flag':
      return value === true ? [[name, ON]] : []
    default:
      return [[name, textOf(value)]]
  }
}
