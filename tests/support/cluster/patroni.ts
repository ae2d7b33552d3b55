import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterThisFile } from '../after-test'
import { freePort } from '../free-port.mjs'
import { hasCommand } from '../machine'
import { findPostgres, identity, lacksStandbys } from '../postgres-server'
import { query } from './pair'
import { clusterFolder, killTree, postmasterOf } from './server'

export const isPatroniMissing = lacksStandbys || !['patroni', 'etcd', 'haproxy'].every(hasCommand)

interface Member {
  rest: number
  data: string
  process: ChildProcess
}

const MEMBERS = [
  { name: 'db1', host: '10.0.0.21' },
  { name: 'db2', host: '10.0.0.22' },
  { name: 'lb', host: '10.0.0.31' },
]
/** Lines with the addresses of all members. */
const SHARED = /hosts:|INITIAL_CLUSTER=/

/** The shipped files with local addresses. */
async function localize() {
  const shippedAddresses = MEMBERS.flatMap(({ host }) =>
    [2379, 2380, 5432, 8008].map((port) => `${host}:${port}`),
  )
  const ports = new Map<string, number>()
  for (const address of [...shippedAddresses, '127.0.0.1:5432']) {
    ports.set(address, await freePort())
  }
  const portOf = (address: string) => ports.get(address) ?? 0
  const onThisMachine = (text: string) =>
    [...ports].reduce((all, [address, port]) => all.replaceAll(address, `127.0.0.1:${port}`), text)

  function shipped(file: string, { name, host } = MEMBERS[0] ?? { name: '', host: '' }): string {
    const own = (line: string) =>
      SHARED.test(line) ? line : line.replaceAll('10.0.0.21', host).replace('db1', name)
    return readFileSync(join('deploy', 'scale', file), 'utf8')
      .split('\n')
      .map(own)
      .join('\n')
  }
  return { portOf, onThisMachine, shipped }
}

/** Starts two servers under Patroni with three members of etcd, behind HAProxy. */
export async function startPatroni() {
  const folder = clusterFolder()
  const { portOf, onThisMachine, shipped } = await localize()
  for (const member of MEMBERS) {
    const lines = onThisMachine(shipped('etcd.env', member)).split('\n')
    const settings = lines.filter((line) => line.startsWith('ETCD_'))
    const data = `ETCD_DATA_DIR=${join(folder, `etcd-${member.name}`)}`
    run(folder, 'env', [...settings, data, 'etcd'])
  }
  const start = (member: { name: string; host: string }): Member => {
    const data = join(folder, member.name)
    const file = join(folder, `${member.name}.yml`)
    const text = onThisMachine(shipped('patroni.yml', member))
      .replaceAll('10.0.0.0/24', '127.0.0.1/32')
      .replace('/var/lib/postgresql/15/site', data)
      .replace('/usr/lib/postgresql/15/bin', findPostgres() ?? '')
      .replace(/( +)max_connections/, `$1unix_socket_directories: ${folder}\n$&`)
    writeFileSync(file, text)
    afterThisFile(() => killTree(postmasterOf(data)))
    return { rest: portOf(`${member.host}:8008`), data, process: run(folder, 'patroni', [file]) }
  }
  const [one, other] = MEMBERS
  if (!one || !other) throw new Error('No members')
  let first = start(one)
  await until(async () => (await status(first, '/primary')) === 200)
  const second = start(other)
  await until(async () => (await status(second, '/synchronous')) === 200)

  const balancer = readFileSync('deploy/scale/haproxy.cfg', 'utf8').replaceAll(
    /(10\.0\.0\.2\d):5432 check port 8008/g,
    (_, host) => `${host}:5432 check port ${portOf(`${host}:8008`)}`,
  )
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, onThisMachine(balancer))
  run(folder, 'haproxy', ['-db', '-f', file])
  const password = /postgres\s+password: (\S+)/.exec(shipped('patroni.yml'))?.[1]
  const url = `postgres://postgres:${password}@127.0.0.1:${portOf('127.0.0.1:5432')}/postgres`
  await until(() => query(url, 'select 1').then(Boolean, () => false))
  return {
    url,
    /** Makes the other server take over. */
    async killLeader() {
      first.process.kill('SIGKILL')
      await killTree(postmasterOf(first.data))
    },
    /** Starts the old leader, which Patroni makes the standby. */
    async revive() {
      first = start(one)
      await until(async () => (await status(first, '/synchronous')) === 200)
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
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin`, HOME: folder, LANG: 'C.UTF-8' },
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
    (response) => response.status,
    () => 0,
  )

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 240_000
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('The cluster did not come up')
    await sleep(250)
  }
}
