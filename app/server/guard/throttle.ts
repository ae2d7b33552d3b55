/** What one client may have made in a burst, and what is added each second: far above what people do behind one address. */
const BURST = 600
const PER_SECOND = 20
/** Clients remembered; who is forgotten starts with a full burst. */
const MOST_CLIENTS = 50_000

export interface Throttle {
  /** Counts one request. @returns 0 while it may pass, else the seconds to wait */
  spend(client: string): number
}

/**
 * A leaky bucket for each client (the generic cell rate algorithm), on a clock that nobody can set, in bounded memory:
 * those longest unseen are forgotten first.
 */
export function createThrottle(
  { burst = BURST, perSecond = PER_SECOND, most = MOST_CLIENTS } = {},
  now: () => number = () => performance.now(),
): Throttle {
  const interval = 1000 / perSecond
  /** When each client's bucket will be empty again. */
  const emptyAt = new Map<string, number>()

  return {
    spend(client) {
      const time = now()
      const next = Math.max(emptyAt.get(client) ?? 0, time) + interval
      const wait = next - time - burst * interval
      if (wait > 0) return Math.ceil(wait / 1000)
      emptyAt.delete(client)
      emptyAt.set(client, next)
      if (emptyAt.size > most) emptyAt.delete(emptyAt.keys().next().value ?? '')
      return 0
    },
  }
}
