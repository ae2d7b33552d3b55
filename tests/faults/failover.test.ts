import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startPair } from '#tests/support/cluster/pair'
import { makePhases } from '#tests/support/cluster/phases'
import { logInAdmin, startSites } from '#tests/support/cluster/sites'
import { startTcpBalancer } from '#tests/support/cluster/tcp-balancer'
import { makeLoad } from '#tests/support/load'
import { countLossesOn } from '#tests/support/losses'
import { lacksStandbys } from '#tests/support/postgres-server'

const VISITORS = 12
const ENOUGH = 50
const KILL = 'kill -9 of one process'

if (lacksStandbys) console.warn('NOT RUN: the failure drill, because pg_basebackup is missing.')

test.skipIf(lacksStandbys)(
  'failures of a process and of the primary lose no acknowledged row',
  async () => {
    const { primary, standby } = await startPair()
    const balancer = await startTcpBalancer([primary.port])
    const sites = await startSites(`postgres://postgres@127.0.0.1:${balancer.port}/postgres`)
    const cookie = await logInAdmin(sites.url)
    const load = makeLoad(VISITORS)
    const phases = makePhases(load)
    const desk = new Set<number>()
    let isOver = false

    async function drill() {
      await phases.enter('calm', async () => {}, ENOUGH)
      const restartSite = async () => {
        await sites.end(0, 'SIGKILL')
        await sleep(1000)
        await sites.start(0)
      }
      await phases.enter(KILL, restartSite, ENOUGH)
      await phases.enter('restart of the primary', () => primary.restart(), ENOUGH)
      const failOver = async () => {
        await primary.kill()
        await standby.promote()
        balancer.switchTo(standby.port)
      }
      await phases.enter('kill -9 of the primary', failOver, ENOUGH)
    }
    async function work() {
      for (; !isOver; await sleep(200)) {
        const response = await fetch(`${sites.url}/admin`, {
          headers: { Cookie: cookie },
          redirect: 'manual',
        }).catch(() => undefined)
        if (response) desk.add(response.status)
        await response?.body?.cancel()
      }
    }
    const over = drill().finally(() => {
      isOver = true
    })
    await Promise.all([load.run(sites.url, over), work()])

    const losses = await countLossesOn(standby.url, load.acks)
    const report = phases.report(losses)
    console.table(report)
    expect(losses).toMatchObject({ lost: [], broken: [] })
    expect(load.unexpected).toEqual([])
    expect(new Set([503, ...load.refusals])).toEqual(new Set([503]))
    // Only a killed process cuts connections.
    for (const phase of report)
      if (phase.event !== KILL) expect(phase).toMatchObject({ 'dropped connections': 0 })
    // Never a redirect to the login: staff stay logged in.
    expect([...desk].filter((status) => ![200, 502, 503].includes(status))).toEqual([])
    expect(desk).toContain(200)
    const page = await fetch(`${sites.url}/admin`, {
      headers: { Cookie: cookie },
      redirect: 'manual',
    })
    expect(page.status).toBe(200)
    for (const program of sites.programs) {
      expect(program.process.exitCode).toBe(null)
      expect(program.output()).not.toMatch(/uncaught exception|unhandled rejection/)
    }
  },
)
