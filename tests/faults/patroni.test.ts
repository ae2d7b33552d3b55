import { expect, test } from 'vitest'
import { isPatroniMissing, startPatroni } from '#tests/support/cluster/patroni'
import { makePhases } from '#tests/support/cluster/phases'
import { startSites } from '#tests/support/cluster/sites'
import { countLossesOn } from '#tests/support/losses'
import { makeLoad } from '#tests/support/storm'

const VISITORS = 8
const ENOUGH = 40

if (isPatroniMissing)
  console.warn(
    'NOT RUN: the drill with Patroni, because not all of pg_basebackup, patroni, etcd and haproxy are installed.',
  )

test.skipIf(isPatroniMissing)(
  'the site loses no acknowledged row when Patroni replaces the leader',
  async () => {
    const cluster = await startPatroni()
    const sites = await startSites(cluster.url, 'caddy')
    const storm = makeLoad(VISITORS)
    const phases = makePhases(storm)
    async function drill() {
      await phases.enter('calm', async () => {}, ENOUGH)
      const killLeader = async () => {
        await cluster.killLeader()
        while (!(await cluster.isReplaced()))
          await new Promise((resolve) => setTimeout(resolve, 100))
      }
      await phases.enter('kill -9 of the leader', killLeader, ENOUGH)
    }
    await storm.run(sites.url, drill())

    const losses = await countLossesOn(cluster.url, storm.acks)
    console.table(phases.report(losses))
    expect(losses).toMatchObject({ lost: [], broken: [] })
    expect(storm.unexpected).toEqual([])
    await cluster.revive()
  },
)
