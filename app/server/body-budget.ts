/** What all bodies on the way may weigh together, and those of one client: memory is what an upload costs. */
const TOTAL_BYTES = 128 * 1024 * 1024
const CLIENT_BYTES = 32 * 1024 * 1024

export interface BodyBudget {
  /** @returns gives the bytes back, or undefined where they are not to be had now */
  reserve(client: string, bytes: number): (() => void) | undefined
}

export function createBodyBudget(total = TOTAL_BYTES, each = CLIENT_BYTES): BodyBudget {
  let taken = 0
  const byClient = new Map<string, number>()

  return {
    reserve(client, bytes) {
      const own = byClient.get(client) ?? 0
      if (taken + bytes > total || own + bytes > each) return undefined
      taken += bytes
      byClient.set(client, own + bytes)
      return () => {
        taken -= bytes
        const left = (byClient.get(client) ?? 0) - bytes
        if (left > 0) byClient.set(client, left)
        else byClient.delete(client)
      }
    },
  }
}
