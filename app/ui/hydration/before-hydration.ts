const awaited: Promise<unknown>[] = []

/** Hydration waits for it, since React hydrates what is loaded later apart, in a document that may have changed again. */
export function hydrateAfter(work: Promise<unknown>): void {
  awaited.push(work)
}

export async function untilReady(): Promise<void> {
  await Promise.all(awaited)
}
