import { expect, test } from 'vitest'
import { isPatroniMissing, startPatroni } from '#tests/support/cluster/patroni'
import { makePhases } from '#tests/support/cluster/phases'
import { startSites } from '#tests/support/cluster/sites'
import { makeLoad } from '#tests/support/load'
import { countLossesOn } from '#tests/support/losses'

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
    const load = makeLoad(VISITORS)
    const phases = makePhases(load)
    async function drill() {
      await phases.enter('calm', async () => {}, ENOUGH)
      const killLeader = async () => {
        await cluster.killLeader()
        while (!(await cluster.isReplaced()))
          await new Promise((resolve) => setTimeout(resolve, 100))
      }
      await phases.enter('kill -9 of the leader', killLeader, ENOUGH)
    }
    await load.run(sites.url, drill())

    const losses = await countLossesOn(cluster.url, load.acks)
    console.table(phases.report(losses))
    expect(losses).toMatchObject({ lost: [], broken: [] })
    expect(load.unexpected).toEqual([])
    await cluster.revive()
  },
)
