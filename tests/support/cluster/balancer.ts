import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterThisFile } from '../after-test'
import { freshFolder } from '../data-dir'
import { hasCommand } from '../machine'
import { startTcpBalancer } from './tcp-balancer'

const ADDRESSES = ['10.0.0.11:3000', '10.0.0.12:3000']

/** Reads a shipped file, with the ports of these sites. */
function shipped(name: string, ports: number[]): string {
  const text = readFileSync(join('deploy', 'scale', name), 'utf8')
  return ADDRESSES.reduce((all, one, at) => all.replaceAll(one, `127.0.0.1:${ports[at]}`), text)
}

function nginx(folder: string, port: number, ports: number[]): string[] {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const server = `server { listen 127.0.0.1:${port}; client_max_body_size 32m; proxy_http_version 1.1;
    proxy_set_header Connection ""; proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr; proxy_set_header X-Forwarded-Proto $scheme;
    location / { proxy_pass http://site; } }`
  const file = join(folder, 'nginx.conf')
  const user = process.getuid?.() === 0 ? 'user root; ' : ''
  writeFileSync(
    file,
    `${user}daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
    http { access_log off; ${paths.join(' ')}\n${shipped('upstream.conf', ports)}\n${server} }`,
  )
  return ['nginx', '-c', file, '-e', 'stderr']
}

function caddy(folder: string, port: number, ports: number[]): string[] {
  const options = '{\n\tadmin off\n\tauto_https off\n}\n'
  const file = join(folder, 'Caddyfile')
  const sites = shipped('Caddyfile', ports)
  writeFileSync(file, options + sites.replace('www.example.com', `http://127.0.0.1:${port}`))
  return ['caddy', 'run', '--config', file, '--adapter', 'caddyfile']
}

const PROXIES = { nginx, caddy }

export type BalancerName = keyof typeof PROXIES

/** Starts a load balancer with the shipped configuration, or a simple one where it is not installed. @returns its URL */
export async function balance(name: BalancerName, port: number, ports: number[]) {
  if (hasCommand(name)) await start(name, port, ports)
  else await startTcpBalancer(ports, port)
  return `http://127.0.0.1:${port}`
}

async function start(name: BalancerName, port: number, ports: number[]): Promise<void> {
  const folder = freshFolder()
  const [command = '', ...args] = PROXIES[name](folder, port, ports)
  const proxy = spawn(command, args, {
    stdio: 'ignore',
    env: {
      ...process.env,
      PATH: `${process.env.PATH}:/usr/sbin`,
      XDG_DATA_HOME: folder,
      HOME: folder,
    },
  })
  const ended = once(proxy, 'exit')
  afterThisFile(async () => {
    proxy.kill('SIGTERM')
    await ended
  })
  const url = `http://127.0.0.1:${port}`
  for (let attempts = 0; attempts < 400; attempts++) {
    const response = await fetch(`${url}/healthz`).catch(() => undefined)
    if (response?.ok) return
    await sleep(50)
  }
  throw new Error(`${name} does not serve`)
}
