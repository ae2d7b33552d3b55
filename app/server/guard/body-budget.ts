/** What bodies on the way may weigh together, and those of one client: memory is what they cost. */
const UPLOADS = { total: 128 * 1024 * 1024, each: 32 * 1024 * 1024 }
/** Of its own, so that no upload keeps an enquiry or a login out. */
const FORMS = { total: 32 * 1024 * 1024, each: 8 * 1024 * 1024 }

export interface BodyBudget {
  open(client: string): BodyShare
}

/** What one body takes of a budget: bytes that are here, not those that are promised. */
export interface BodyShare {
  /** @returns whether there was room for so many more bytes */
  take(bytes: number): boolean
  /** Gives all of them back. */
  close(): void
}

export const createUploadBudget = () => createBodyBudget(UPLOADS)
export const createFormBudget = () => createBodyBudget(FORMS)

export function createBodyBudget({ total, each }: { total: number; each: number }): BodyBudget {
  let taken = 0
  const byClient = new Map<string, number>()

  return {
    open(client) {
      let own = 0
      return {
        take(bytes) {
          const theirs = byClient.get(client) ?? 0
          if (taken + bytes > total || theirs + bytes > each) return false
          taken += bytes
          own += bytes
          byClient.set(client, theirs + bytes)
          return true
        },
        close() {
          taken -= own
          const left = (byClient.get(client) ?? 0) - own
          if (left > 0) byClient.set(client, left)
          else byClient.delete(client)
          own = 0
        },
      }
    },
  }
}
