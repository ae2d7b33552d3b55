import { setImmediate as nextTurn } from 'node:timers/promises'
import { storageFault } from './busy.server'
import type { Queries, Work } from './database.server'

/** A transaction of either engine, open until it is committed or rolled back. */
export interface Transaction {
  queries: Queries
  exec(sql: string): Promise<void> | void
  commit(): Promise<void> | void
  rollback(): Promise<void> | void
  /** Also false where the engine itself ended the transaction. */
  isOpen(): boolean
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

/** Group commit: jobs share a transaction, each in its savepoint, because a write mostly waits for the disk. */
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

  async function commitGroup(group: Job[]): Promise<Settle[]> {
    try {
      const settles = await engine.retry(() => runGroup(group))
      if (group.some((job) => job.isErasing)) engine.erased()
      return settles
    } catch (error) {
      return group.map((job) => () => job.reject(error))
    }
  }

  async function runGroup(group: Job[]): Promise<Settle[]> {
    const transaction = await engine.begin()
    try {
      const settles: Settle[] = []
      for (const job of group) settles.push(await runJob(transaction, job))
      await transaction.commit()
      return settles
    } catch (error) {
      await transaction.rollback()
      throw error
    }
  }

  /** @throws a storage fault, which fails the whole group, because the engine may have ended the transaction */
  async function runJob(transaction: Transaction, job: Job): Promise<Settle> {
    await transaction.exec('savepoint job')
    try {
      const value = await job.work(transaction.queries)
      await transaction.exec('release job')
      return () => job.resolve(value)
    } catch (error) {
      if (storageFault(error) !== undefined || !transaction.isOpen()) throw error
      await transaction.exec('rollback to job; release job')
      return () => job.reject(error)
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
