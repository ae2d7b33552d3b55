import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'

import { asha, imran, meera } from '#tests/support/app'
import { applicationForm } from '#tests/support/applicant'
import { freshFolder } from '#tests/support/data-dir'
import { fakeSystemd } from '#tests/support/fake-systemd'
import { pdf } from '#tests/support/files'
import { png } from '#tests/support/images'
import { missing, smallDisk } from '#tests/support/machine'
import { cookieOf, postForm, postJson } from '#tests/support/program'
import { startSmtp } from '#tests/support/smtp'

const BINARY = resolve('dist/site')
const lacks = missing({ root: true, commands: ['mount'] })

/** An empty folder with one file in it. */
function emptyServer(): string {
  if (!existsSync(BINARY)) throw new Error('dist/site is missing: run "npm run build:binary" first')
  const folder = freshFolder()
  copyFileSync(BINARY, join(folder, 'site'))
  return folder
}

/** Starts ./site with no environment but `env`. */
function start(folder: string, args: string[], env: Partial<NodeJS.ProcessEnv> = {}) {
  const child = spawn('./site', args, { cwd: folder, env: env as NodeJS.ProcessEnv })
  onTestFinished(() => void child.kill('SIGKILL'))
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
    })
  }
  return { child, ended: once(child, 'exit'), output: () => printed }
}

async function command(folder: string, args: string[], input = '') {
  const { child, ended, output } = start(folder, args)
  child.stdin.end(input)
  const [code] = await ended
  return { code: code as number, printed: output() }
}

/** Serves on a free port and requests the first page. @returns `took` and `cpu` in ms until then */
async function serve(folder: string, env: Record<string, string> = {}) {
  const { child, ended, output } = start(folder, [], { PORT: '0', LOG_LEVEL: 'warn', ...env })
  const startedAt = performance.now()
  await vi.waitFor(() => expect(output()).toContain('ready on'), { timeout: 30_000, interval: 5 })
  const url = /ready on (http:\S+)/.exec(output())?.[1] ?? ''
  const first = await fetch(url)
  const page = await first.text()
  const took = performance.now() - startedAt
  expect(first.status).toBe(200)
  return {
    url,
    page,
    took,
    cpu: cpuOf(child.pid ?? 0),
    output,
    async stop() {
      child.kill('SIGTERM')
      const [code] = await ended
      return code as number
    },
  }
}

/** Fields 14 and 15 of proc_pid_stat(5), in hundredths of a second. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

test('the executable alone serves pages, forms, the desk, images, mail, backup and restore', async () => {
  const folder = emptyServer()
  const smtp = await startSmtp()
  onTestFinished(() => smtp.close())
  const site = await serve(folder, { SMTP_URL: smtp.url })
  console.log(`First page after ${Math.round(site.took)} ms, ${site.cpu} ms of them at work`)

  // Every public page with its assets.
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc).pathname,
  )
  expect(paths.length).toBeGreaterThan(15)
  const assets = new Set<string>()
  for (const path of paths) {
    const page = await fetch(site.url + path)
    expect([path, page.status]).toEqual([path, 200])
    for (const [, asset = ''] of (await page.text()).matchAll(/(?:src|href)="(\/[^"#?]+\.\w+)"/g)) {
      assets.add(asset)
    }
  }
  for (const asset of assets)
    expect([asset, (await fetch(site.url + asset)).status]).toEqual([asset, 200])
  expect(assets.size).toBeGreaterThan(10)

  // An enquiry by form, one by API, and an application.
  const form = { ...asha, consent: 'on' }
  expect((await postForm(`${site.url}/enquiry`, form)).status).toBe(303)
  const posted = await postJson(`${site.url}/enquiry/send`, imran)
  expect(posted.status).toBe(201)
  const application = applicationForm(new File([pdf(200_000)], 'cv.pdf'), {
    fullName: imran.name,
    email: imran.email,
  })
  const applied = await fetch(`${site.url}/careers/addjob`, { method: 'POST', body: application })
  expect(applied.status).toBe(201)

  // An account made on the command line, login, desk and resume.
  const account = ['admin', 'create', meera.email, '--name', meera.name]
  expect(await command(folder, account, `${meera.password}\n`)).toMatchObject({ code: 0 })
  const login = await postForm(`${site.url}/login`, {
    email: meera.email,
    password: meera.password,
  })
  expect(login.status).toBe(303)
  const cookie = cookieOf(login)
  const desk = await (await fetch(`${site.url}/admin`, { headers: { cookie } })).text()
  expect(desk).toContain(asha.name)
  const jobs = await fetch(`${site.url}/careers/getJobData`, { headers: { cookie } })
  const [job] = await jobs.json()
  const resume = await fetch(`${site.url}/careers/downloadResume/${job._id}`, {
    headers: { cookie },
  })
  expect((await resume.arrayBuffer()).byteLength).toBe(200_000)

  // An image, which needs a native addon with a shared library.
  const upload = new FormData()
  upload.set('alt', 'A red box')
  upload.set('file', new File([new Uint8Array(await png(600, 300))], 'box.png'))
  const added = await postForm(`${site.url}/admin/site/images`, upload, { cookie })
  const [, id] = added.headers.get('Location')?.split('#') ?? []
  const shown = await fetch(`${site.url}/images/${id}-480.webp`)
  expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/webp'])

  // Mail reaches an SMTP server.
  await vi.waitFor(() => expect(smtp.deliveries.length, site.output()).toBeGreaterThanOrEqual(3), {
    timeout: 20_000,
    interval: 50,
  })

  // A backup of the running site, restored on another server.
  expect(await command(folder, ['backup', 'today.tar'])).toMatchObject({ code: 0 })
  expect(await site.stop()).toBe(0)
  const other = emptyServer()
  expect(await command(other, ['restore', join(folder, 'today.tar')])).toMatchObject({ code: 0 })
  const again = await serve(other)
  const second = await postForm(`${again.url}/login`, {
    email: meera.email,
    password: meera.password,
  })
  expect(second.status).toBe(303)
  const list = await fetch(`${again.url}/enquiry/get`, {
    headers: { cookie: second.headers.getSetCookie()[0]?.split(';')[0] ?? '' },
  })
  const { data } = await list.json()
  expect(data.map((row: { email: string }) => row.email).sort()).toEqual([asha.email, imran.email])
  expect(await again.stop()).toBe(0)
})

test('if native addons cannot be loaded, the program names TMPDIR', async () => {
  const folder = emptyServer()
  const { ended, output } = start(folder, ['admin', 'list'], {
    TMPDIR: '/proc',
    DATA_DIR: '/proc',
  })
  expect(await ended).toEqual([71, null])
  expect(output()).toMatch(/cannot load its native parts[\s\S]*\/proc: [\s\S]*Set TMPDIR/)
  expect(readdirSync(folder)).not.toContain('site-')
})

test.skipIf(lacks)(
  'if native addons cannot be loaded from a read-only data directory, the program says that',
  async (context) => {
    const DATA_DIR = smallDisk(context, 'ro')
    const { ended, output } = start(emptyServer(), [], { TMPDIR: '/proc', DATA_DIR, PORT: '0' })
    expect(await ended, output()).toEqual([74, null])
    expect(output()).toContain(`${DATA_DIR} cannot be written (EROFS)`)
  },
)

test.skipIf(lacks)(
  'a start on a full disk fails with 74, which systemd retries',
  async (context) => {
    const full = smallDisk(context, 'size=1m')
    writeFileSync(
      join(full, 'filler'),
      Buffer.alloc(statfsSync(full).bavail * statfsSync(full).bsize),
    )
    const { ended, output } = start(emptyServer(), [], { TMPDIR: full, DATA_DIR: full, PORT: '0' })
    expect(await ended, output()).toEqual([74, null])
    expect(output()).toBe('The disk is full. Free some space there and try again.\n')
    expect(readdirSync(full)).toEqual(['filler'])
  },
)

/** Packages whose code the program imports. */
function importedPackages(): string[] {
  const sources = globSync(['app/*/**/*.{ts,tsx}', 'db/{,sqlite/,postgres/}*.ts'])
  const pattern = /^(?:import|export) (?!type )(?:[^'"]*? from )?'((?:@[\w-]+\/)?[a-z][\w-]*)/gm
  const names = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name),
  )
  return [...new Set(names)].filter((name) => !['node', 'virtual'].includes(name))
}

test('the executable lists the licence of every component, and its version', async () => {
  const folder = emptyServer()
  const { code, printed } = await command(folder, ['licences'])
  expect(code).toBe(0)
  const bill = JSON.parse(readFileSync('dist/site.cdx.json', 'utf8'))
  expect(bill.components.length).toBeGreaterThan(40)
  for (const { name, version } of bill.components) expect(printed).toContain(`${name} ${version}: `)
  const names: string[] = bill.components.map(({ name }: { name: string }) => name)
  // An addon has a package for each platform.
  for (const imported of importedPackages())
    expect(
      names.some((name) => name === imported || name.startsWith(`${imported}-linux`)),
      imported,
    ).toBe(true)
  expect(printed).toContain('SIL OPEN FONT LICENSE')
  expect(printed).toContain('Node.js is licensed')
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect((await command(folder, ['--version'])).printed).toMatch(`site ${version} (Node 24.`)
  expect(readdirSync(folder)).toEqual(['site'])
})

test('the executable installs itself below another root, but only with --yes', async () => {
  const folder = emptyServer()
  const { root, env, commands } = fakeSystemd()
  const args = ['install', '--root', root, '--origin', 'https://www.nawab.example']
  const unconfirmed = start(folder, args, env)
  unconfirmed.child.stdin.end()
  expect(await unconfirmed.ended).toEqual([66, null])
  expect(unconfirmed.output()).toContain('Nothing was changed. --yes answers for scripts.')
  expect([existsSync(join(root, 'opt')), commands()]).toEqual([false, []])

  const { ended, output } = start(folder, [...args, '--yes'], env)
  expect(await ended).toEqual([0, null])
  expect(output()).toContain(`write    ${root}/opt/site/site (the program)`)
  expect(commands()).toHaveLength(2)
  expect(readFileSync(join(root, 'opt/site/site')).equals(readFileSync(BINARY))).toBe(true)
  const settings = readFileSync(join(root, 'etc/site.env'), 'utf8')
  expect(settings).toContain('SITE_ORIGIN=https://www.nawab.example')
})
