import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { afterThisFile } from '#tests/support/after-test'
import { balance } from '#tests/support/cluster/balancer'
import { freshFolder } from '#tests/support/data-dir'
import { freePort } from '#tests/support/free-port.mjs'
import { type Load, makeLoad } from '#tests/support/load'
import { countLossesOn } from '#tests/support/losses'
import { hasCommand } from '#tests/support/machine'
import { findPostgres, startPostgres } from '#tests/support/postgres-server'
import { PROGRAM } from '#tests/support/program'
import { startSocketActivated } from '#tests/support/socket-activation'

const VISITORS = 6
const ENOUGH = 40

async function acceptMore(load: Load): Promise<void> {
  const enough = load.acks.length + ENOUGH
  while (load.acks.length < enough) await sleep(20)
}

for (const balancer of ['nginx', 'caddy'] as const) {
  const isMissing = findPostgres() === undefined || !hasCommand(balancer)
  if (isMissing) console.warn(`NOT RUN: an update behind ${balancer}: it or initdb is missing.`)

  test.skipIf(isMissing)(
    `behind ${balancer} two servers restart in turn without a failed request`,
    async () => {
      const server = await startPostgres()
      afterThisFile(() => server.stop('immediate'))
      const port = await freePort()
      const start = async () => {
        const site = await startSocketActivated(PROGRAM, {
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
      const load = makeLoad(VISITORS)
      async function update() {
        for (const site of sites) {
          await acceptMore(load)
          await site.restart()
        }
        await acceptMore(load)
      }
      await load.run(url, update())

      const { droppedConnections, refusals, unexpected, acks } = load
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

  test.skipIf(!hasCommand(balancer))(
    `behind ${balancer} the files of a page are found that only one version has`,
    async () => {
      const ports = [await freePort(), await freePort()]
      const port = await freePort()
      const forms: number[] = []
      for (const own of ports) {
        const server = createServer(({ method, url }, response) => {
          if (method === 'POST') forms.push(own)
          response.statusCode = ['/healthz', `/assets/${own}.css`].includes(`${url}`) ? 200 : 404
          response.end(`of ${own}`)
        }).listen(own, '127.0.0.1')
        afterThisFile(() => server.close())
      }
      const url = await balance(balancer, port, ports)
      const statusOf = async (path: string, method = 'GET') =>
        (await fetch(url + path, { method })).status
      for (let round = 0; round < 4; round++) {
        for (const own of ports) expect(await statusOf(`/assets/${own}.css`)).toBe(200)
        expect(await statusOf('/assets/of-no-version.css')).toBe(404)
      }
      expect(await statusOf('/nowhere', 'POST')).toBe(404)
      expect(forms).toHaveLength(1)
    },
  )
}
