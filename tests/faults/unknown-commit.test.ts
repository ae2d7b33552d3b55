import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { codeOf, storageFault, UNDECIDED } from '#db/busy.server'
import { openPool } from '#db/postgres/pool.server'
import { beginOn } from '#db/postgres/writer.server'
import { instances } from '#db/schema'
import { query, startPair } from '#tests/support/cluster/pair'
import { lacksStandbys } from '#tests/support/postgres-server'

if (lacksStandbys)
  console.warn('NOT RUN: a commit without an answer, because pg_basebackup is missing.')

test.skipIf(lacksStandbys)('a commit without a reply is refused and not repeated', async () => {
  const { primary, standby } = await startPair()
  await query(primary.url, 'create table instances (id text, created_at bigint)')
  const pool = openPool(primary.url)
  const transaction = await beginOn(pool)
  await standby.stop()
  await transaction.queries.insert(instances).values({ id: 'alone', createdAt: 0 })
  const settled = Promise.resolve(transaction.commit()).catch((error: unknown) => error)
  const waits = "select 1 from pg_stat_activity where wait_event = 'SyncRep'"
  while ((await query(primary.url, waits)).length === 0) await sleep(20)
  await primary.kill()
  const error = await settled
  expect([codeOf(error), storageFault(error)]).toEqual([UNDECIDED, 'busy'])
  await primary.start()
  expect(await query(primary.url, 'select id from instances')).toEqual([{ id: 'alone' }])
  await pool.end()
})
