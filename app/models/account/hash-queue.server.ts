/** Whose hash it is: its network decides whose turn comes, and its signal says that the client has gone. */
export interface HashClient {
  network?: string
  signal?: AbortSignal
}

export class HashQueueFull extends Error {}

interface Waiting {
  network: string
  start: () => void
  refuse: (reason: unknown) => void
}

/** Hashing shares the thread pool with files and DNS. */
const AT_ONCE = 2
/** About a second of work. */
const MOST_WAITING = 48

let running = 0
/** The network whose turn it is comes first. */
const queues = new Map<string, Waiting[]>()
let waiting = 0

/** Runs the work in turn: one of each network, then the next of each. @throws HashQueueFull */
export async function inTurn<T>(
  work: () => Promise<T>,
  { network = '', signal }: HashClient = {},
): Promise<T> {
  signal?.throwIfAborted()
  if (running >= AT_ONCE) await wait(network, signal)
  else running++
  try {
    return await work()
  } finally {
    startNext()
  }
}

function wait(network: string, signal: AbortSignal | undefined): Promise<void> {
  if (waiting >= MOST_WAITING) refuseOne(network)
  return new Promise((start, refuse) => {
    const one = { network, start, refuse }
    queues.set(network, [...(queues.get(network) ?? []), one])
    waiting++
    signal?.addEventListener('abort', () => remove(one) && refuse(signal.reason), { once: true })
  })
}

/** The newest of the network with the most waiting makes room for another network. @throws HashQueueFull */
function refuseOne(newcomer: string): void {
  const [longest = []] = [...queues.values()].toSorted((a, b) => b.length - a.length)
  const last = longest.at(-1)
  if (!last || longest.length <= (queues.get(newcomer)?.length ?? 0) + 1) throw new HashQueueFull()
  remove(last)
  last.refuse(new HashQueueFull())
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

function remove(one: Waiting): boolean {
  const queue = queues.get(one.network)
  if (!queue?.includes(one)) return false
  const left = queue.filter((other) => other !== one)
  if (left.length > 0) queues.set(one.network, left)
  else queues.delete(one.network)
  waiting--
  return true
}
