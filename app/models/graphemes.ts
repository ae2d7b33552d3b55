/** Missing in Firefox before 125. */
const SEGMENTER = Intl.Segmenter && new Intl.Segmenter('en')

export function graphemesOf(text: string): string[] {
  if (!SEGMENTER) return text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []
  return Array.from(SEGMENTER.segment(text), ({ segment }) => segment)
}
