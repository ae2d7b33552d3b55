const BATCH = 500

/** SQLite takes 32,766 parameters. */
export function batchesOf(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / BATCH)
  return Array.from({ length: count }, (_, i) => ids.slice(i * BATCH, (i + 1) * BATCH))
}
