import { setImmediate as nextTurn } from 'node:timers/promises'
import { storageFault } from './busy.server'
import type { Queries, Work } from './database.server'

export interface Transaction {
  queries: Queries
  commit(): Promise<void> | void
  rollback(): Promise<void> | void
}

interface Engine {
  begin(): Promise<Transaction>
  /** Runs a group, and repeats it where the engine needs that. */
  retry<T>(group: () => Promise<T>): Promise<T>
  erased(): void
}

interface Job {
  work: Work<unknown>
  isErasing: boolean
  resolve(value: unknown): void
  reject(error: unknown): void
}

type Settle = () => void

const MAX_GROUP = 64

/** Group commit: jobs share a transaction, because a write mostly waits for the disk. */
export function createWriter(engine: Engine) {
  const queue: Job[] = []
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    try {
      while (queue.length > 0) {
        await gather()
        const group = queue.splice(0, MAX_GROUP)
        for (const settle of await commitGroup(group)) settle()
      }
    } finally {
      isRunning = false
    }
  }

  async function gather(): Promise<void> {
    let known = 0
    await nextTurn()
    while (queue.length > known && queue.length < MAX_GROUP) {
      known = queue.length
      await nextTurn()
    }
  }

  /** After an error in one job, each runs again in a transaction of its own. A storage fault fails them all. */
  async function commitGroup(group: Job[]): Promise<Settle[]> {
    try {
      const values = await engine.retry(() => runGroup(group))
      if (group.some((job) => job.isErasing)) engine.erased()
      return group.map((job, n) => () => job.resolve(values[n]))
    } catch (error) {
      if (group.length === 1 || storageFault(error) !== undefined) {
        return group.map((job) => () => job.reject(error))
      }
      const settles: Settle[] = []
      for (const job of group) settles.push(...(await commitGroup([job])))
      return settles
    }
  }

  async function runGroup(group: Job[]): Promise<unknown[]> {
    const transaction = await engine.begin()
    try {
      const values: unknown[] = []
      for (const job of group) values.push(await job.work(transaction.queries))
      await transaction.commit()
      return values
    } catch (error) {
      await transaction.rollback()
      throw error
    }
  }

  function enqueue<T>(work: Work<T>, isErasing: boolean): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      queue.push({ work, isErasing, resolve: (value) => resolve(value as T), reject })
      if (!isRunning) void run()
    })
  }

  return {
    write: <T>(work: Work<T>) => enqueue(work, false),
    erase: <T>(work: Work<T>) => enqueue(work, true),
  }
}
