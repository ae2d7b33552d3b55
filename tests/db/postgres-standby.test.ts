import { beforeAll, expect, test, vi } from 'vitest'
import { checkReplication } from '#app/models/health/database-rows.server'
import { openPostgres } from '#db/postgres/database.server'
import { inspectServer, openPostgresSite } from '#db/postgres/open.server'
import { afterThisFile } from '#tests/support/after-test'
import { withClient } from '#tests/support/postgres'
import {
  lacksStandbys,
  type PostgresServer,
  startPostgres,
  startStandby,
} from '#tests/support/postgres-server'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

if (lacksStandbys) console.warn('NOT RUN: a standby, because pg_basebackup is missing.')

let primary: PostgresServer
beforeAll(async () => {
  if (lacksStandbys) return
  primary = await startPostgres(['fsync=off'])
  afterThisFile(() => primary.stop('immediate'))
})

const judged = async (url = primary.url) => checkReplication((await inspectServer(url)).state)

async function requireStandbys(standbys: string): Promise<void> {
  await withClient(primary.url, async (client) => {
    await client.query(`alter system set synchronous_standby_names = '${standbys}'`)
    await client.query('select pg_reload_conf()')
  })
}

test.skipIf(lacksStandbys)(
  'the report shows each standby and its state, and a lost synchronous standby is a fault',
  async () => {
    expect(await judged()).toMatchObject({ value: 'No standby', advice: '' })
    const standby = await startStandby(primary, 'second')
    await vi.waitFor(
      async () => expect((await judged()).value).toMatch(/^Asynchronous; second: /),
      30_000,
    )
    await requireStandbys('second')
    await vi.waitFor(
      async () => expect((await judged()).value).toBe('Synchronous; second: up to date'),
      30_000,
    )
    const db = openPostgres(primary.url)
    expect(await db.isWritable()).toBe(true)

    await expect(openPostgresSite(standby.url)).rejects.toThrow(/leads to a standby/)

    await withClient(primary.url, (client) => client.query('create role watcher login'))
    const unseen = await judged(primary.url.replace('postgres@', 'watcher@'))
    expect(unseen).toEqual({
      value: 'Synchronous; watcher may not see the standbys (GRANT pg_monitor TO watcher)',
      advice: '',
      notice: undefined,
    })

    standby.stop()
    await vi.waitFor(
      async () => expect((await judged()).value).toMatch(/^No synchronous standby/),
      30_000,
    )
    expect((await judged()).notice).toContain('nothing can be saved')
    expect(await db.isWritable()).toBe(false)
    await requireStandbys('')
    await vi.waitFor(async () => expect(await db.isWritable()).toBe(true), 30_000)
    await db.close()
  },
)

test('a standby that lags by more than a minute is a fault', () => {
  const state = { version: '15', user: 'site', isSynchronous: false }
  const lagging = (lagSeconds: number | undefined) =>
    checkReplication({
      ...state,
      standbys: [{ name: 'second', isSynchronous: false, lagSeconds }],
    })
  expect(lagging(59)).toMatchObject({ value: 'Asynchronous; second: 59 s behind', advice: '' })
  expect(lagging(61).notice).toContain('60 seconds behind')
  expect(lagging(undefined)).toMatchObject({ value: 'Asynchronous; second: lag unknown' })
})
