export const PLACEHOLDERS = [
  { name: 'name', means: 'the name of the person who wrote' },
  { name: 'reference', means: 'the reference of the enquiry, such as ENQ-75BZ-Y4NY' },
  { name: 'service', means: 'the service asked about, or “our services” where none was named' },
  { name: 'my name', means: 'your own name' },
] as const

type Placeholder = (typeof PLACEHOLDERS)[number]['name']

const IN_BRACES = /\{([^{}\n]{1,60})\}/g

function findPlaceholder(typed: string): Placeholder | undefined {
  const wanted = typed.trim().replace(/\s+/g, ' ').toLowerCase()
  return PLACEHOLDERS.find(({ name }) => name === wanted)?.name
}

export function fillPlaceholders(text: string, values: Record<Placeholder, string>): string {
  return text.replace(IN_BRACES, (whole, typed: string) => {
    const known = findPlaceholder(typed)
    return known ? values[known] : whole
  })
}

export function unknownPlaceholders(text: string): string[] {
  const found = [...text.matchAll(IN_BRACES)].filter(([, typed = '']) => !findPlaceholder(typed))
  return [...new Set(found.map(([whole]) => whole))]
}
