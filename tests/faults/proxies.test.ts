import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'

import { meera } from '#tests/support/app'
import { applicationForm } from '#tests/support/applicant'
import { freshFolder } from '#tests/support/data-dir'
import { pdf } from '#tests/support/files'
import { freePort } from '#tests/support/free-port.mjs'
import { startProgram } from '#tests/support/program'

// The shipped proxy configurations; only ports and certificates are changed.

const HOST = 'www.example.com'
const SECRET_KEY = 'a key that only the tests of proxies know'

interface Setup {
  port: number
  httpPort: number
  backend: number
  folder: string
}

function nginx({ port, httpPort, backend, folder }: Setup): string[] {
  const certificate = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')]
  const subject = ['-subj', `/CN=${HOST}`, '-days', '1', '-nodes']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...certificate, ...subject], {
    stdio: 'ignore',
  })
  const shipped = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/listen \[::\].*\n/g, '\n')
    .replace('listen 80;', `listen 127.0.0.1:${httpPort};`)
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replace('127.0.0.1:3000', `127.0.0.1:${backend}`)
    .replace(/\/etc\/letsencrypt\S*fullchain.pem/g, join(folder, 'cert.pem'))
    .replace(/\/etc\/letsencrypt\S*privkey.pem/g, join(folder, 'key.pem'))
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${paths.join(' ')}\n${shipped}\n}`,
  )
  return ['nginx', '-c', file, '-e', 'stderr']
}

function caddy({ port, backend, folder }: Setup): string[] {
  const shipped = readFileSync('deploy/Caddyfile', 'utf8')
    .replace(
      'www.example.com {',
      `https://www.example.com:${port} {\n\ttls internal\n\tbind 127.0.0.1`,
    )
    .replace('\nexample.com {', `\nhttps://example.com:${port} {\n\ttls internal\n\tbind 127.0.0.1`)
    .replace('127.0.0.1:3000', `127.0.0.1:${backend}`)
  const options = `{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n`
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, options + shipped)
  return ['caddy', 'run', '--config', file, '--adapter', 'caddyfile']
}

const PROXIES = { nginx, caddy }

/** Starts the program behind a proxy. @returns functions that send requests through the proxy */
async function startBehind(name: keyof typeof PROXIES) {
  const folder = freshFolder()
  const [port, httpPort, backend] = [await freePort(), await freePort(), await freePort()]
  await startProgram({
    PORT: String(backend),
    SITE_ORIGIN: `https://${HOST}`,
    TRUST_PROXY: '127.0.0.1',
    ADMIN_SECRET_KEY: SECRET_KEY,
  })
  const [command = '', ...args] = PROXIES[name]({ port, httpPort, backend, folder })
  const proxy = spawn(command, args, {
    stdio: 'ignore',
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder },
  })
  onTestFinished(async () => {
    proxy.kill('SIGTERM')
    await once(proxy, 'exit')
  })

  async function open(path: string, headers: Record<string, string> = {}, body?: Buffer) {
    const sent = request({
      host: '127.0.0.1',
      port,
      path,
      method: body ? 'POST' : 'GET',
      servername: headers.Host ?? HOST,
      rejectUnauthorized: false,
      agent: false,
      headers: { Host: HOST, ...headers, ...(body && { 'Content-Length': body.length }) },
    })
    // The server may refuse and close the connection before the whole body is sent.
    sent.on('error', () => {})
    sent.end(body)
    const [response] = await once(sent, 'response')
    return response as IncomingMessage
  }
  async function ask(...args: Parameters<typeof open>) {
    const response = await open(...args)
    const chunks: Buffer[] = await response.toArray()
    const text = Buffer.concat(chunks).toString()
    return { status: response.statusCode as number, headers: response.headers, text }
  }
  const limit = Date.now() + 20_000
  for (;;) {
    const response = await ask('/healthz').catch(() => undefined)
    if (response?.status === 200) return { ask, open, httpPort }
    if (Date.now() > limit) throw new Error(`${name} does not serve`)
    await sleep(50)
  }
}

async function resume(bytes: number): Promise<{ type: string; body: Buffer }> {
  const packed = new Response(applicationForm(new File([pdf(bytes)], 'cv.pdf')))
  const type = packed.headers.get('Content-Type') ?? ''
  return { type, body: Buffer.from(await packed.arrayBuffer()) }
}

for (const name of ['nginx', 'caddy'] as const) {
  const isMissing = spawnSync(name, [name === 'nginx' ? '-v' : 'version']).status !== 0
  if (isMissing)
    console.warn(`NOT TESTED: ${name} is not installed, so its configuration was not tested.`)

  test.skipIf(isMissing)(
    `${name} forwards uploads, encodings, 304, events and the client address`,
    async () => {
      const { ask, open } = await startBehind(name)
      const bare = await ask('/about?from=card', { Host: 'example.com' })
      expect([bare.status, bare.headers.location]).toEqual([301, `https://${HOST}/about?from=card`])
      const largest = await resume(5 * 1024 * 1024)
      const sent = await ask('/careers/addjob', { 'Content-Type': largest.type }, largest.body)
      expect(sent.status).toBe(201)
      const larger = await resume(7 * 1024 * 1024)
      const refused = await ask('/careers/addjob', { 'Content-Type': larger.type }, larger.body)
      expect(refused.status).toBe(413)
      // The page of the site, not of the proxy, with what was typed.
      const page = await ask('/careers', { 'Content-Type': larger.type }, larger.body)
      expect(page.status).toBe(413)
      expect(page.text).toContain('value="Imran Khan"')

      for (const [accepted, encoding] of [
        ['br, gzip', 'br'],
        ['gzip', 'gzip'],
        ['identity', undefined],
      ] as const) {
        const home = await ask('/', { 'Accept-Encoding': accepted })
        expect([home.status, home.headers['content-encoding']]).toEqual([200, encoding])
        expect(home.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
        const again = await ask('/', {
          'Accept-Encoding': accepted,
          'If-None-Match': home.headers.etag ?? '',
        })
        expect(again.status).toBe(304)
      }
      expect((await ask('/login')).headers['cache-control']).toBe('private, no-store')
      // The proxy keeps the path of the desk, also for a post.
      const desk = await ask('/admin')
      expect([desk.status, desk.headers.location]).toEqual([302, expect.stringMatching(/^\/login/)])
      const posted = Buffer.from('ids=1')
      expect((await ask('/admin', {}, posted)).headers.location ?? '').not.toMatch(/\/admin\/$/)

      // The proxy does not buffer server-sent events.
      const json = { 'Content-Type': 'application/json' }
      const signup = Buffer.from(JSON.stringify({ ...meera, secretKey: SECRET_KEY }))
      const { token } = JSON.parse((await ask('/admin/adminSignup', json, signup)).text)
      const live = await open('/admin/live', {
        Authorization: `Bearer ${token}`,
        Accept: 'text/event-stream',
      })
      const [first] = await once(live, 'data')
      expect(String(first)).toContain('retry: 5000')
      live.destroy()

      const login = Buffer.from(
        JSON.stringify({ email: meera.email, password: 'a wrong password' }),
      )
      const statuses: number[] = []
      for (let i = 0; i < 15; i++) {
        const headers = {
          'Content-Type': 'application/json',
          'X-Forwarded-For': `203.0.113.${i}`,
          'X-Forwarded-Host': 'evil.example',
        }
        statuses.push((await ask('/admin/adminLogin', headers, login)).status)
      }
      expect(statuses[0]).toBe(401)
      expect(statuses.at(-1)).toBe(429)
    },
    90_000,
  )
}
