const KINDS = ['var', 'numeric', 'number', 'alphanumeric', 'url', 'urlott', 'cbn', 'email']
const VARIABLE = /\{#([a-z]+)#\}/gi

interface Variable {
  written: string
  kind: string
}

export function findVariables(text: string): Variable[] {
  return [...text.matchAll(VARIABLE)].map(([written, kind = '']) => ({
    written,
    kind: kind.toLowerCase(),
  }))
}

export function isKnown({ kind }: Variable): boolean {
  return KINDS.includes(kind)
}

/** In characters. Source: MSG91, Variable tagging on DLT SMS templates, read in November 2026. */
export function longestFilling({ kind }: Pick<Variable, 'kind'>): number {
  return kind === 'var' ? 30 : 40
}

export function withoutVariables(text: string, instead = ''): string {
  return text.replace(VARIABLE, instead)
}

/** The longest message that a template can produce. */
export function fillVariables(text: string): string {
  return text.replace(VARIABLE, (_, kind: string) =>
    'x'.repeat(longestFilling({ kind: kind.toLowerCase() })),
  )
}
