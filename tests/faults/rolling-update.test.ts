import { expect, test } from 'vitest'
import { type BalancerName, has } from '#tests/support/cluster/balancer'
import { startSites } from '#tests/support/cluster/sites'
import { countLossesOn } from '#tests/support/losses'
import { findPostgres, startPostgres } from '#tests/support/postgres-server'
import { makeStorm, type Storm } from '#tests/support/storm'
import { afterThisFile } from '#tests/support/undo'

const VISITORS = 16
const ENOUGH = 60

const more = async (storm: Storm) => {
  const enough = storm.acks.length + ENOUGH
  while (storm.acks.length < enough) await new Promise((resolve) => setTimeout(resolve, 20))
}

for (const balancer of ['nginx', 'caddy'] as const satisfies BalancerName[]) {
  const isMissing = findPostgres() === undefined || !has(balancer)
  if (isMissing) console.warn(`NOT RUN: an update behind ${balancer}: it or initdb is missing.`)

  test.skipIf(isMissing)(
    `behind ${balancer} both processes restart in turn, and nobody notices`,
    async () => {
      const server = await startPostgres()
      afterThisFile(() => server.stop('immediate'))
      const sites = await startSites(server.url, balancer)
      const storm = makeStorm(VISITORS)
      async function update() {
        for (const at of [0, 1]) {
          await more(storm)
          await sites.end(at, 'SIGTERM')
          await more(storm)
          await sites.start(at)
        }
        await more(storm)
      }
      await storm.rage(sites.url, update())

      const { cuts, refusals, surprises, acks } = storm
      console.log(
        `${balancer}: ${acks.length} stored, ${cuts.length} cut, ${refusals.length} refused`,
      )
      expect({ cuts, refusals, surprises }).toEqual({ cuts: [], refusals: [], surprises: [] })
      expect(await countLossesOn(server.url, acks)).toMatchObject({ lost: [], broken: [] })
    },
  )
}
