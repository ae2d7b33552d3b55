import { setImmediate as nextTurn } from 'node:timers/promises'
import { storageFault, whenFree } from './busy.server'
import type { Connection, Queries, Work } from './connection.server'

interface Job {
  work: Work<unknown>
  isErasing: boolean
  resolve(value: unknown): void
  reject(error: unknown): void
}

type Answer = () => void

const MOST_IN_GROUP = 64

/** Group commit: jobs share a transaction, each in a savepoint, because a write mostly waits for the disk. */
export function createWriter(connection: Connection, queries: Queries, committed: () => void) {
  const queue: Job[] = []
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    try {
      while (queue.length > 0) {
        await gather()
        const group = queue.splice(0, MOST_IN_GROUP)
        for (const answer of await commitGroup(group)) answer()
      }
    } finally {
      isRunning = false
    }
  }

  async function gather(): Promise<void> {
    let known = 0
    await nextTurn()
    while (queue.length > known && queue.length < MOST_IN_GROUP) {
      known = queue.length
      await nextTurn()
    }
  }

  async function commitGroup(group: Job[]): Promise<Answer[]> {
    try {
      await whenFree(() => connection.exec('begin immediate'))
      const answers: Answer[] = []
      for (const job of group) answers.push(await runJob(job))
      connection.exec('commit')
      if (group.some((job) => job.isErasing)) emptyLog()
      committed()
      return answers
    } catch (error) {
      if (connection.inTransaction) connection.exec('rollback')
      return group.map((job) => () => job.reject(error))
    }
  }

  function emptyLog(): void {
    try {
      connection.pragma('wal_checkpoint(TRUNCATE)')
    } catch (error) {
      if (storageFault(error) === undefined) throw error
    }
  }

  /** @throws a storage fault, which concerns the whole group: SQLite may have ended the transaction */
  async function runJob(job: Job): Promise<Answer> {
    connection.exec('savepoint job')
    try {
      const value = await job.work(queries)
      connection.exec('release job')
      return () => job.resolve(value)
    } catch (error) {
      if (storageFault(error) !== undefined || !connection.inTransaction) throw error
      connection.exec('rollback to job; release job')
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
