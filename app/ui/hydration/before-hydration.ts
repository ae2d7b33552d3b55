const pending: Promise<unknown>[] = []

/** Hydration waits for this work: React would hydrate later chunks in a document that may have changed. */
export function hydrateAfter(work: Promise<unknown>): void {
  pending.push(work)
}

export async function untilReady(): Promise<void> {
  await Promise.all(pending)
}
