import { type Pictures, sceneOf } from './picture'

/** Values of placeholders such as `{city}` in the content, by name. */
export type Facts = Readonly<Record<string, string>>

/** Leaves unknown placeholders unchanged. */
export function fill<T>(content: T, facts: Facts, pictures: Pictures = {}): T {
  return JSON.parse(JSON.stringify(content), (key, value) => {
    if (typeof value !== 'string') return value
    return key === 'scene' ? sceneOf(value, pictures) : fillText(value, facts)
  })
}

function fillText(text: string, facts: Facts): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name) =>
    Object.hasOwn(facts, name) ? `${facts[name]}` : placeholder,
  )
}
