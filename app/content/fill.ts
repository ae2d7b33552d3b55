/** Values of `{name}` in the content. */
export type Facts = Readonly<Record<string, string>>

/** Leaves unknown placeholders unchanged. */
export function fill<T>(content: T, facts: Facts): T {
  return JSON.parse(JSON.stringify(content), (_, value) =>
    typeof value === 'string' ? fillText(value, facts) : value,
  )
}

function fillText(text: string, facts: Facts): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => facts[name] ?? placeholder)
}
