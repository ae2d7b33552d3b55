/** What the logo mark shows of a company's name: its first character as a reader sees it, in capitals. */
export function firstLetter(name: string): string {
  const letters = new Intl.Segmenter('en').segment(name)
  return letters[Symbol.iterator]().next().value?.segment.toUpperCase() ?? ''
}
