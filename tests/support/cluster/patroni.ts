import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findPostgres, freePort, identity } from '../postgres-server'
import { afterThisFile } from '../undo'
import { has } from './balancer'
import { ask } from './pair'
import { clusterFolder, killTree, postmasterOf } from './server'

export const isPatroniMissing =
  findPostgres() === undefined || !['patroni', 'etcd', 'haproxy'].every(has)

interface Member {
  name: string
  rest: number
  data: string
  process: ChildProcess
}

/** Two servers under Patroni and etcd behind HAProxy, with the shipped files and nothing changed but addresses. */
export async function startPatroni() {
  const folder = clusterFolder()
  const [etcd, peer, address] = [await freePort(), await freePort(), await freePort()]
  const ports = [await freePort(), await freePort()]
  const rests = [await freePort(), await freePort()]

  const at = (port: number) => `http://127.0.0.1:${port}`
  run(folder, 'etcd', [
    ...['--data-dir', join(folder, 'etcd'), '--name', 'one'],
    ...['--listen-client-urls', at(etcd), '--advertise-client-urls', at(etcd)],
    ...['--listen-peer-urls', at(peer), '--initial-advertise-peer-urls', at(peer)],
    ...['--initial-cluster', `one=${at(peer)}`],
  ])
  const start = (position: number): Member => {
    const name = `db${position + 1}`
    const data = join(folder, name)
    const file = join(folder, `${name}.yml`)
    const [port = 0, rest = 0] = [ports[position], rests[position]]
    const shipped = readFileSync('deploy/scale/patroni.yml', 'utf8')
      .replace('name: db1', `name: ${name}`)
      .replaceAll('10.0.0.21:8008', `127.0.0.1:${rest}`)
      .replace('10.0.0.21:2379,10.0.0.22:2379,10.0.0.31:2379', `127.0.0.1:${etcd}`)
      .replaceAll('10.0.0.21:5432', `127.0.0.1:${port}`)
      .replaceAll('10.0.0.0/24', '127.0.0.1/32')
      .replace('/var/lib/postgresql/15/site', data)
      .replace('/usr/lib/postgresql/15/bin', findPostgres() ?? '')
      .replace(
        '        max_connections: 100',
        `        max_connections: 100\n        unix_socket_directories: ${folder}`,
      )
    writeFileSync(file, shipped)
    afterThisFile(() => killTree(postmasterOf(data)))
    return { name, rest, data, process: run(folder, 'patroni', [file]) }
  }
  const first = start(0)
  await until(async () => (await status(first, '/primary')) === 200)
  const second = start(1)
  await until(async () => (await status(second, '/synchronous')) === 200)

  const haproxy = readFileSync('deploy/scale/haproxy.cfg', 'utf8')
    .replace('bind 127.0.0.1:5432', `bind 127.0.0.1:${address}`)
    .replace('check port 8008', 'check')
    .replace('10.0.0.21:5432', `127.0.0.1:${ports[0]} port ${rests[0]}`)
    .replace('10.0.0.22:5432', `127.0.0.1:${ports[1]} port ${rests[1]}`)
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, haproxy)
  run(folder, 'haproxy', ['-db', '-f', file])
  const password = /username: postgres\s+password: (\S+)/.exec(
    readFileSync('deploy/scale/patroni.yml', 'utf8'),
  )?.[1]
  const urlOf = (port: number | undefined) =>
    `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  const url = urlOf(address)
  await until(() => ask(url, 'select 1').then(Boolean, () => false))
  return {
    url,
    /** The other one takes over. */
    async killLeader() {
      first.process.kill('SIGKILL')
      await killTree(postmasterOf(first.data))
    },
    isReplaced: async () => (await status(second, '/primary')) === 200,
  }
}

function run(folder: string, command: string, args: string[]): ChildProcess {
  const log = join(folder, `${command}.log`)
  const child = spawn('sh', ['-c', `exec ${command} "$@" >>${log} 2>&1`, command, ...args], {
    ...identity(),
    cwd: folder,
    stdio: 'ignore',
    env: { PATH: `${process.env.PATH}:/usr/sbin`, HOME: folder, LANG: 'C.UTF-8' },
  })
  const ended = once(child, 'exit')
  afterThisFile(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return child
}

const status = ({ rest }: Member, path: string) =>
  fetch(`http://127.0.0.1:${rest}${path}`).then(
    (answer) => answer.status,
    () => 0,
  )

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const limit = Date.now() + 240_000
  while (!(await isSo())) {
    if (Date.now() > limit) throw new Error('The cluster did not come up')
    await sleep(250)
  }
}
