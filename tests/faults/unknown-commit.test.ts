import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { storageFault } from '#db/busy.server'
import { openPool } from '#db/postgres/pool.server'
import { beginOn } from '#db/postgres/writer.server'
import { query, startPair } from '#tests/support/cluster/pair'
import { startTcpBalancer } from '#tests/support/cluster/tcp-balancer'
import { lacksStandbys } from '#tests/support/postgres-server'

if (lacksStandbys)
  console.warn('NOT RUN: commits without an answer, because pg_basebackup is missing.')

/** A commit that waits for a stopped standby. */
async function commitAlone() {
  const { primary, standby } = await startPair()
  await query(primary.url, 'create table words (word text)')
  const balancer = await startTcpBalancer([primary.port])
  const pool = openPool(`postgres://postgres@127.0.0.1:${balancer.port}/postgres`)
  const transaction = await beginOn(pool)
  await standby.stop()
  await transaction.exec("insert into words values ('alone')")
  const [open] = await query(
    primary.url,
    'select backend_xid::text as id from pg_stat_activity where backend_xid is not null',
  )
  const settled = Promise.resolve(transaction.commit()).then(
    () => 'committed',
    (error: unknown) => storageFault(error),
  )
  const waits = "select 1 from pg_stat_activity where wait_event = 'SyncRep'"
  while ((await query(primary.url, waits)).length === 0) await sleep(20)
  return { primary, standby, balancer, pool, settled, id: Number(open?.id) }
}

test.skipIf(lacksStandbys)(
  'a transaction id reused by the new primary does not count as a commit',
  async () => {
    const { primary, standby, balancer, pool, settled, id } = await commitAlone()
    appendFileSync(join(standby.data, 'postgresql.auto.conf'), "primary_conninfo = ''\n")
    await standby.start()
    await standby.promote()
    for (let used = 0; used < id; ) {
      const [row] = await query(standby.url, 'select pg_current_xact_id()::text as id')
      used = Number(row?.id)
    }
    await primary.kill()
    balancer.switchTo(standby.port)
    expect(await settled).toBe('busy')
    expect(await query(standby.url, 'select * from words')).toEqual([])
    await pool.end()
  },
)

test.skipIf(lacksStandbys)('a commit is reported only once the standby has it', async () => {
  const { primary, standby, pool, settled } = await commitAlone()
  await primary.kill()
  await primary.start()
  expect(await query(primary.url, 'select * from words')).toEqual([{ word: 'alone' }])
  expect(await Promise.race([settled, sleep(1000)])).not.toBe('committed')
  await standby.start()
  expect(['committed', 'busy']).toContain(await settled)
  await pool.end()
})
