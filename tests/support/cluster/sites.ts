import { meera } from '../app'
import { freshFolder } from '../data-dir'
import { freePort } from '../free-port.mjs'
import { type Program, postJson, startProgram } from '../program'
import { logIn } from '../two-processes'
import { type BalancerName, balance } from './balancer'

const KEY = 'a key that only the drill of two processes knows'

/** Starts two processes of the built program on one database, behind a load balancer. */
export async function startSites(databaseUrl: string, balancer: BalancerName = 'nginx') {
  const ports = [await freePort(), await freePort()]
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const folders = ports.map(() => freshFolder())
  const start = (at: number) =>
    startProgram({
      DATABASE_URL: databaseUrl,
      DATA_DIR: folders[at] ?? '',
      PORT: String(ports[at]),
      SITE_ORIGIN: url,
      TRUST_PROXY: '127.0.0.1',
      ADMIN_SECRET_KEY: KEY,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
    })
  const programs: Program[] = await Promise.all(ports.map((_, at) => start(at)))
  await balance(balancer, port, ports)
  return {
    url,
    programs,
    urls: ports.map((one) => `http://127.0.0.1:${one}`),
    async end(at: number, signal: NodeJS.Signals) {
      await programs[at]?.end(signal)
    },
    async start(at: number) {
      programs[at] = await start(at)
    },
  }
}

/** @returns the session cookie of an admin */
export async function logInAdmin(url: string): Promise<string> {
  await postJson(`${url}/admin/adminSignup`, { ...meera, secretKey: KEY })
  return logIn(url, meera)
}
