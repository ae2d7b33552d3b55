import { type Pictures, sceneOf } from './picture'

/** Values of placeholders such as `{city}` in the content, by name. */
export type PlaceholderValues = Readonly<Record<string, string>>

/** Leaves unknown placeholders unchanged. */
export function fill<T>(content: T, values: PlaceholderValues, pictures: Pictures = {}): T {
  return JSON.parse(JSON.stringify(content), (key, value) => {
    if (typeof value !== 'string') return value
    return key === 'scene' ? sceneOf(value, pictures) : fillText(value, values)
  })
}

function fillText(text: string, values: PlaceholderValues): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name) =>
    Object.hasOwn(values, name) ? `${values[name]}` : placeholder,
  )
}
