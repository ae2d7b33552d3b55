import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from 'proxy-addr'
import { expect, onTestFinished, test, vi } from 'vitest'

import { findMisspelt, readSettings } from '#app/models/company/settings.server'
import { carryOut, describe, planInstall } from '#app/server/install/plan'
import { checkHash, hashFile, isOlder } from '#app/server/install/release'
import { freshFolder } from '#tests/support/data-dir'
import { fakeSystemd } from '#tests/support/fake-systemd'
import { missing } from '#tests/support/machine'

const shipped = (name: string) => readFileSync(`deploy/${name}`, 'utf8')
const filesOf = (steps: ReturnType<typeof planInstall>) =>
  Object.fromEntries(steps.flatMap((step) => ('path' in step ? [[step.path, step]] : [])))
const commandsOf = (steps: ReturnType<typeof planInstall>) =>
  steps.flatMap((step) => ('run' in step ? [step.run.join(' ')] : []))

test('an installation writes the shipped files and starts the units', () => {
  const steps = planInstall({ origin: 'https://www.nawab.example' })
  const files = filesOf(steps)
  expect(Object.entries(files).map(([path, { mode }]) => [path, mode.toString(8)])).toEqual([
    ['/opt/site/site', '755'],
    ['/usr/local/bin/site', '755'],
    ['/etc/site.env', '600'],
    ['/etc/sysusers.d/site.conf', '644'],
    ['/etc/systemd/system/site.service', '644'],
    ['/etc/systemd/system/site.socket', '644'],
  ])
  expect(files['/etc/systemd/system/site.service']?.text).toBe(shipped('site.service'))
  expect(files['/etc/systemd/system/site.socket']?.text).toBe(shipped('site.socket'))
  expect(files['/etc/site.env']?.text).toContain('\nSITE_ORIGIN=https://www.nawab.example\n')
  expect(files['/etc/site.env']?.text).not.toContain('www.example.com')
  expect(commandsOf(steps)).toEqual([
    'systemd-sysusers site.conf',
    'systemctl daemon-reload',
    'systemctl enable --now site.socket',
    'systemctl enable site.service',
    'systemctl restart site.service',
  ])
})

test('unit, command and user files name the same program, settings, user and data', () => {
  const [service, command, users] = ['site.service', 'site-command', 'site.sysusers'].map(shipped)
  for (const text of [service, command]) {
    expect(text).toContain('/opt/site/site')
    expect(text).toContain('EnvironmentFile=/etc/site.env')
    expect(text).toContain('DATA_DIR=/var/lib/site')
  }
  expect(service).toContain('\nUser=site\n')
  expect(users).toMatch(/^u site - ".*" \/var\/lib\/site$/m)
})

test('visitors who start a broken program do not use up its socket until it is repaired', () => {
  const [, seconds] = /^TriggerLimitIntervalSec=(\d+)s$/m.exec(shipped('site.socket')) ?? []
  expect(Number(seconds)).toBeLessThanOrEqual(10)
})

test('the command passes PGPASSWORD on to site move, out of sight of other users', () => {
  const bin = freshFolder()
  writeFileSync(join(bin, 'systemd-run'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 })
  const run = (env: Record<string, string>) =>
    execFileSync('sh', ['deploy/site-command', 'move', '--to', 'postgres://site@db1/site'], {
      env: { PATH: `${bin}:${process.env.PATH}`, NODE_ENV: 'test', ...env },
      encoding: 'utf8',
    })
  const passed = run({ PGPASSWORD: 'a secret' })
  expect(passed).toContain(' --setenv=PGPASSWORD ')
  expect(passed).not.toContain('secret')
  expect(run({})).not.toContain('PGPASSWORD')
})

test('Dockerfile and compose.yaml name the same program, settings, user, data and stop time', () => {
  const [image = '', compose = '', service = ''] = [
    'Dockerfile',
    'compose.yaml',
    'site.service',
  ].map(shipped)
  const all = (text: string, pattern: RegExp) =>
    Array.from(text.matchAll(pattern), ([, one = '']) => one)
  const one = (text: string, pattern: RegExp) => {
    const found = all(text, pattern)
    expect(found, String(pattern)).toHaveLength(1)
    return found[0] ?? ''
  }

  const [folder, file] = [one(compose, /context: (\S+)/g), one(compose, /dockerfile: (\S+)/g)]
  expect(join('deploy', folder)).toBe('dist')
  expect(readFileSync(join('deploy', folder, file), 'utf8')).toBe(image)
  expect(image).toMatch(/^COPY --chmod=755 site \/usr\/local\/bin\/site$/m)
  for (const command of all(image, /CMD \["site", "(\w+)"\]/g))
    expect(existsSync(`app/server/commands/${command}.ts`), command).toBe(true)
  expect(all(image, /CMD \["site", "(\w+)"\]/g)).toEqual(['ready', 'serve'])

  const data = one(image, /DATA_DIR=(\S+)/g)
  const dataPaths = [
    /--home-dir (\S+)/g,
    /--owner=site (\S+)/g,
    /^WORKDIR (\S+)/gm,
    /^VOLUME (\S+)/gm,
  ]
  for (const dataPath of dataPaths) expect(one(image, dataPath)).toBe(data)
  expect(one(compose, /^ {6}- data:(\S+)$/gm)).toBe(data)
  expect(one(image, /^USER (\S+)$/gm)).toBe(one(image, /useradd .* (\S+) \\$/gm))
  expect(compose).toContain(`the user ${one(image, /--uid (\d+)/g)}`)

  const port = one(image, /PORT=(\d+)/g)
  expect(one(image, /^EXPOSE (\d+)$/gm)).toBe(port)
  expect(one(compose, /^ {6}- (127\S+)$/gm)).toBe(`127.0.0.1:${port}:${port}`)
  const address = Object.fromEntries(
    Array.from(compose.matchAll(/^ {6}([A-Z_]+): (.+)$/gm), ([, name, value]) => [name, value]),
  )
  const { SMTP_URL_FILE, ...settings } = { SMTP_URL_FILE: '', ...address, HOST: '0.0.0.0' }
  expect(findMisspelt({ ...settings, SMTP_URL_FILE })).toEqual([])
  const { origin, trustedProxies } = readSettings(settings)
  expect(origin).toBe('https://www.example.com')
  // First networks that Docker and Podman make for compose, and that of another machine.
  const isTrusted = compile(trustedProxies)
  const peers = ['172.17.0.1', '172.18.0.1', '192.168.0.1', '10.89.0.1', '10.0.0.1', '203.0.113.1']
  expect(peers.filter((peer) => isTrusted(peer, 0))).toEqual(peers.slice(0, 4))
  const secret = /^\/run\/secrets\/(\w+)$/.exec(SMTP_URL_FILE)?.[1]
  expect(one(compose, /^ {6}- (smtp\w+)$/gm)).toBe(secret)
  expect(compose).toMatch(new RegExp(`^secrets:\n  ${secret}:\n`, 'm'))
  expect(one(compose, /stop_grace_period: (\d+)s/g)).toBe(one(service, /TimeoutStopSec=(\d+)/g))
})

test('a repeated installation below another root starts no units and keeps program and settings', async () => {
  const { root, env, commands, program } = fakeSystemd()
  vi.stubEnv('PATH', env.PATH)
  vi.stubEnv('FAKE_ROOT', root)
  const executable = join(freshFolder(), 'site')
  writeFileSync(executable, 'the program', { mode: 0o700 })
  const steps = planInstall({ root })
  expect(steps.map(describe)).toContain(`write    ${program} (the program)`)
  const mask = process.umask(0o077)
  onTestFinished(() => void process.umask(mask))
  await carryOut(steps, executable)
  const expected = [
    `systemd-sysusers --root=${root} site.conf`,
    `systemctl --root=${root} enable site.socket site.service`,
  ]
  expect(commands()).toEqual(expected)
  const modeOf = (path: string) => (statSync(join(root, path)).mode & 0o777).toString(8)
  expect(['opt/site', 'opt/site/site', 'etc/site.env'].map(modeOf)).toEqual(['755', '755', '600'])
  expect(readFileSync(program, 'utf8')).toBe('the program')

  const settings = join(root, 'etc/site.env')
  const service = join(root, 'etc/systemd/system/site.service')
  writeFileSync(settings, 'SITE_ORIGIN=https://own.example\n')
  writeFileSync(service, 'of an older release')
  writeFileSync(executable, 'another program')
  expect(steps.map(describe)).toEqual(
    expect.arrayContaining([
      `keep     ${program} (the program)`,
      `keep     ${settings} (the settings)`,
      `replace  ${service} (the service)`,
    ]),
  )
  await carryOut(steps, executable)
  expect(readFileSync(settings, 'utf8')).toBe('SITE_ORIGIN=https://own.example\n')
  expect(readFileSync(service, 'utf8')).toBe(shipped('site.service'))
  expect(readFileSync(program, 'utf8')).toBe('the program')
})

test('a failing system command is reported with its error output', async () => {
  const { root, env } = fakeSystemd()
  vi.stubEnv('PATH', env.PATH)
  const systemctl = join(root, 'bin/systemctl')
  writeFileSync(systemctl, '#!/bin/sh\necho "Access denied" >&2\nexit 4\n')
  chmodSync(systemctl, 0o755)
  const steps = planInstall({}).filter((step) => 'run' in step && step.run[1] === 'daemon-reload')
  await expect(carryOut(steps, '')).rejects.toThrow(
    '"systemctl daemon-reload" failed: Access denied',
  )
})

const lacks = missing({ commands: ['systemd-analyze', 'systemd-sysusers'] })

test.skipIf(lacks !== '')('systemd accepts the units and the user', async () => {
  const { root, env } = fakeSystemd()
  vi.stubEnv('FAKE_ROOT', root)
  const real = process.env.PATH
  vi.stubEnv('PATH', env.PATH)
  await carryOut(planInstall({ root }), process.execPath)
  vi.stubEnv('PATH', real)
  const units = join(root, 'etc/systemd/system')
  // systemd-analyze finds units only in SYSTEMD_UNIT_PATH and needs an existing program.
  const service = join(units, 'site.service')
  writeFileSync(service, shipped('site.service').replace('/opt/site/site', process.execPath))
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', service], {
    env: { PATH: real, SYSTEMD_UNIT_PATH: `${units}:`, NODE_ENV: 'test' },
    encoding: 'utf8',
  })
  expect(stdout + stderr).toBe('')
  execFileSync('systemd-sysusers', [`--root=${root}`, 'site.conf'], { stdio: 'pipe' })
  expect(readFileSync(join(root, 'etc/passwd'), 'utf8')).toMatch(
    /^site:x:\d+:\d+:The website:\/var\/lib\/site:\/\S*nologin$/m,
  )
})

test.each([
  ['0.1.0', '0.2.0', true],
  ['0.9.0', '0.10.0', true],
  ['1.0.0', '0.99.9', false],
  ['0.1.0', '0.1.0', false],
])('version %s is older than %s: %s', (version, than, expected) => {
  expect(isOlder(version, than)).toBe(expected)
})

test('a release file needs its hash in SHA256SUMS or from the operator', async () => {
  const folder = freshFolder()
  const file = join(folder, 'site-arm64')
  writeFileSync(file, 'the program')
  const hash = await hashFile(file)
  expect(() => checkHash(hash, file, undefined)).toThrow(
    /Put the file SHA256SUMS .* or pass --sha256/,
  )
  expect(() => checkHash(hash, file, hash.toUpperCase())).not.toThrow()
  expect(() => checkHash(hash, file, '0'.repeat(64))).toThrow('has another hash')
  const list = join(folder, 'SHA256SUMS')
  writeFileSync(list, `${hash}  site\n${'1'.repeat(64)}  site.cdx.json\n`)
  expect(() => checkHash(hash, file, undefined)).not.toThrow()
  writeFileSync(list, `${'1'.repeat(64)}  site\n`)
  expect(() => checkHash(hash, file, undefined)).toThrow('is not the file that')
})
