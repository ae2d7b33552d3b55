/** The client that waits for a hash. The signal aborts when it disconnects. */
export interface HashClient {
  network?: string
  signal?: AbortSignal
}

export class HashQueueFullError extends Error {}

interface Waiting {
  network: string
  start: () => void
  refuse: (reason: unknown) => void
}

/** Hashing shares the thread pool with files and DNS. */
const CONCURRENCY = 2
/** About one second of work. */
const MAX_WAITING = 48

let running = 0
/** By network; the first key is served next. */
const queues = new Map<string, Waiting[]>()
let waiting = 0

/** Runs jobs round-robin over the networks. @throws HashQueueFullError */
export async function runQueued<T>(
  work: () => Promise<T>,
  { network = '', signal }: HashClient = {},
): Promise<T> {
  signal?.throwIfAborted()
  if (running >= CONCURRENCY) await wait(network, signal)
  else running++
  try {
    return await work()
  } finally {
    startNext()
  }
}

function wait(network: string, signal: AbortSignal | undefined): Promise<void> {
  if (waiting >= MAX_WAITING) refuseOne(network)
  return new Promise((start, refuse) => {
    const job = { network, start, refuse }
    queues.set(network, [...(queues.get(network) ?? []), job])
    waiting++
    signal?.addEventListener('abort', () => remove(job) && refuse(signal.reason), { once: true })
  })
}

/** Drops the newest job of the longest queue if that makes room for another network. @throws HashQueueFullError */
function refuseOne(newcomer: string): void {
  const [longest = []] = [...queues.values()].toSorted((a, b) => b.length - a.length)
  const last = longest.at(-1)
  if (!last || longest.length <= (queues.get(newcomer)?.length ?? 0) + 1)
    throw new HashQueueFullError()
  remove(last)
  last.refuse(new HashQueueFullError())
}

function startNext(): void {
  const [next] = queues.values().next().value ?? []
  if (!next) {
    running--
    return
  }
  remove(next)
  const others = queues.get(next.network)
  if (others) {
    queues.delete(next.network)
    queues.set(next.network, others)
  }
  next.start()
}

function remove(job: Waiting): boolean {
  const queue = queues.get(job.network)
  if (!queue?.includes(job)) return false
  const left = queue.filter((other) => other !== job)
  if (left.length > 0) queues.set(job.network, left)
  else queues.delete(job.network)
  waiting--
  return true
}
