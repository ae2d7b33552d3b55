/** What `newReference` makes, wherever it stands in a text. */
const REFERENCE = /\b([A-Z]{3}(?:-[0-9A-Z]{4}){2})\b/

/** Cuts a text at its references, which are every second part: a line must not end at one of their hyphens. */
export function splitAtReferences(text: string): string[] {
  return text.split(REFERENCE)
}
