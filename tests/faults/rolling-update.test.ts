import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startActivated } from '#tests/support/activated'
import { balance, has } from '#tests/support/cluster/balancer'
import { freshFolder } from '#tests/support/data-dir'
import { freePort } from '#tests/support/free-port.mjs'
import { countLossesOn } from '#tests/support/losses'
import { findPostgres, startPostgres } from '#tests/support/postgres-server'
import { PROGRAM } from '#tests/support/program'
import { makeLoad, type Storm } from '#tests/support/storm'
import { afterThisFile } from '#tests/support/undo'

const VISITORS = 6
const ENOUGH = 40

async function acceptMore(storm: Storm): Promise<void> {
  const enough = storm.acks.length + ENOUGH
  while (storm.acks.length < enough) await sleep(20)
}

for (const balancer of ['nginx', 'caddy'] as const) {
  const isMissing = findPostgres() === undefined || !has(balancer)
  if (isMissing) console.warn(`NOT RUN: an update behind ${balancer}: it or initdb is missing.`)

  test.skipIf(isMissing)(
    `behind ${balancer} two servers restart in turn without a failed request`,
    async () => {
      const server = await startPostgres()
      afterThisFile(() => server.stop('immediate'))
      const port = await freePort()
      const start = async () => {
        const site = await startActivated(PROGRAM, {
          DATABASE_URL: server.url,
          DATA_DIR: freshFolder(),
          SITE_ORIGIN: `http://127.0.0.1:${port}`,
          TRUST_PROXY: '127.0.0.1',
          ADMIN_SECRET_KEY: 'a key that only the update of two servers knows',
          RATE_LIMIT: 'off',
          LOG_LEVEL: 'warn',
        })
        afterThisFile(() => site.end())
        return site
      }
      const sites = [await start(), await start()]
      const ports = sites.map(({ url }) => Number(new URL(url).port))
      const url = await balance(balancer, port, ports)
      const storm = makeLoad(VISITORS)
      async function update() {
        for (const site of sites) {
          await acceptMore(storm)
          await site.restart()
        }
        await acceptMore(storm)
      }
      await storm.run(url, update())

      const { droppedConnections, refusals, unexpected, acks } = storm
      console.log(
        `${balancer}: ${acks.length} stored, ${droppedConnections.length} cut, ${refusals.length} refused`,
      )
      expect({ droppedConnections, refusals, unexpected }).toEqual({
        droppedConnections: [],
        refusals: [],
        unexpected: [],
      })
      expect(await countLossesOn(server.url, acks)).toMatchObject({ lost: [], broken: [] })
    },
  )
}
