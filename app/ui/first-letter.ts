const LETTERS = new Intl.Segmenter('en')

/** What the logo mark shows of a company's name: its first character as a reader sees it, in capitals. */
export function firstLetter(name: string): string {
  return LETTERS.segment(name)[Symbol.iterator]().next().value?.segment.toUpperCase() ?? ''
}
