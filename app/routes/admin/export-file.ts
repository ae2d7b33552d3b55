/**
 * Name of an exported file: as the specification names it where everything is in it, else with what narrows it down and
 * the day, such as "enquiries-pending-2026-03-02.csv".
 */
export function exportName(noun: string, narrowings: (string | undefined)[], day: string): string {
  const words = narrowings.flatMap((word) => slug(word) || [])
  return words.length === 0 ? `${noun}.csv` : `${[noun, ...words, day].join('-')}.csv`
}

const slug = (word = '') =>
  word
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
