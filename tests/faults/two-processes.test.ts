import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { asha, meera } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { findPostgres } from '#tests/support/postgres-server'
import { type Program, postForm, postJson, runProgram } from '#tests/support/program'
import { clientAddress, logIn, ravi, serveTwo } from '#tests/support/two-processes'

const times = <T>(count: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)))

if (findPostgres() === undefined) {
  test('NOT RUN, since no PostgreSQL is installed: two processes on one database', () => {
    console.warn(
      'PostgreSQL is not installed: two processes are not tested (apt install postgresql).',
    )
  })
} else describe('two processes on one PostgreSQL', races)

function races() {
  const two = serveTwo()
  const urls = () => [two.one.url, two.other.url]
  const urlAt = (at: number) => urls()[at % 2] ?? ''

  /** Sends an enquiry and retries while the site is busy. */
  async function enquire(url: string, desc: string, key?: string): Promise<Record<string, string>> {
    const response = await postJson(
      `${url}/enquiry/send`,
      { ...asha, desc },
      { ...clientAddress(), ...(key !== undefined && { 'Idempotency-Key': key }) },
    )
    const { data } = await response.json()
    if (response.status === 503) return sleep(500).then(() => enquire(url, desc, key))
    expect([response.status, data]).toEqual([201, expect.anything()])
    return data
  }

  const count = async (where: string) =>
    Number((await two.rows<{ count: number }>(`select count(*) from ${where}`))[0]?.count)

  /** Each change starts at the status of the one before; the last is the status of the enquiry. */
  async function expectNoLostUpdate(): Promise<void> {
    const events = await two.rows<{ id: string; from: string; to: string; status: string }>(
      `select enquiry_id as id, "from", "to", status from enquiry_events
       join enquiries on enquiries.id = enquiry_id where kind = 'status' order by enquiry_events.id`,
    )
    expect(events.length).toBeGreaterThan(0)
    for (const id of new Set(events.map((event) => event.id))) {
      const chain = events.filter((event) => event.id === id)
      const starts = [...chain.map(({ from }) => from), chain[0]?.status]
      expect([id, ...starts]).toEqual([id, 'New', ...chain.map(({ to }) => to)])
    }
  }

  test('the same form sent to both processes at once is stored once and gets one reference', async () => {
    const keys = Array.from({ length: 12 }, (_, at) => `key-${at}`)
    for (const key of keys) {
      const responses = await times(6, (at) => enquire(urlAt(at), `Sent twice, ${key}`, key))
      expect(new Set(responses.map(({ reference }) => reference)).size).toBe(1)
      expect(await count(`enquiries where idempotency_key = '${key}'`)).toBe(1)
    }
    const same = await times(6, (at) => enquire(urlAt(at), 'Sent twice, without a key'))
    expect(new Set(same.map(({ _id }) => _id)).size).toBe(1)
  })

  test('references are unique under load on both processes', async () => {
    const before = await count('enquiries')
    const responses = await times(120, (at) => enquire(urlAt(at), `Message ${at} under load`))
    expect(new Set(responses.map(({ reference }) => reference)).size).toBe(120)
    expect(await count('enquiries')).toBe(before + 120)
  })

  test('concurrent changes, bulk changes and undo on both processes lose no update', async () => {
    const made = await times(8, (at) => enquire(urlAt(at), `Raced for ${at}`))
    const ids = made.map(({ _id = '' }) => _id)
    const setOne = (at: number, status: string) =>
      fetch(`${urlAt(at)}/enquiry/update/${ids[at % ids.length]}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${two.meera.token}` },
        body: JSON.stringify({ status }),
      }).then((response) => expect(response.status).toBe(200))
    const setAll = async (at: number, status: string) => {
      const chosen = ids.map((id): [string, string] => ['id', id])
      const fields: [string, string][] = [['intent', 'status'], ['status', status], ...chosen]
      const cookie = { Cookie: two.ravi.cookie }
      const response = await postForm(`${urlAt(at)}/admin/enquiries/changes`, fields, cookie)
      expect(response.status).toBe(303)
      const batch = /batch=([^&]+)/.exec(response.headers.get('Location') ?? '')?.[1]
      if (batch === undefined) return
      const undo = `${urlAt(at + 1)}/admin/enquiries/changes/${batch}/undo`
      expect((await postForm(undo, {}, cookie)).status).toBe(303)
    }
    const statuses = ['Pending', 'Closed', 'New']
    for (let round = 0; round < 6; round++) {
      const status = (at: number) => statuses[(round + at) % 3] ?? ''
      await Promise.all([
        times(8, (at) => setOne(at, status(at))),
        times(2, (at) => setAll(at, status(at + 1))),
        times(8, (at) => setOne(at + 1, status(at + 2))),
      ])
    }
    await expectNoLostUpdate()
  })

  test('if two owners give up their role at once, one stays an owner', async () => {
    const staff = [two.meera, two.ravi]
    const owners = () => count("admins where role = 'owner'")
    for (let round = 0; round < 6; round++) {
      const responses = await times(2, (at) => {
        const { id, cookie } = staff[at] ?? two.meera
        const url = `${urlAt(at + round)}/admin/accounts/${id}/role`
        return postForm(url, { role: 'staff' }, { Cookie: cookie })
      })
      const locations = responses.map((response) => response.headers.get('Location')).sort()
      expect(locations).toEqual([
        '/admin/accounts?done=last-owner',
        '/admin/accounts?done=role-staff',
      ])
      expect(await owners()).toBe(1)
      await two.rows("update admins set role = 'owner'")
    }
  })

  test('a session opened on one process is valid on the other, and a logout ends it on both', async () => {
    const cookie = { Cookie: await logIn(two.one.url, meera) }
    const statusAt = async (url: string) =>
      (await fetch(`${url}/admin`, { redirect: 'manual', headers: cookie })).status
    expect(await Promise.all(urls().map(statusAt))).toEqual([200, 200])
    expect((await postForm(`${two.other.url}/logout`, {}, cookie)).status).toBe(303)
    expect(await Promise.all(urls().map(statusAt))).toEqual([302, 302])
  })

  test('both processes count wrong passwords together', async () => {
    const headers = { 'X-Forwarded-For': '198.51.100.7' }
    const wrong = { email: ravi.email, password: 'not the password' }
    const attempt = (at: number) => postForm(`${urlAt(at)}/login`, wrong, headers)
    const failed = await times(10, attempt)
    expect(failed.map(({ status }) => status)).toEqual(Array(10).fill(401))
    const refused = await times(2, attempt)
    expect(refused.map(({ status }) => status)).toEqual([429, 429])
    expect(await logIn(two.one.url, ravi)).not.toBe('')
    const [row] = await two.rows<{ key: string }>(
      "select key from rate_limits where key ~ '^login:'",
    )
    expect(row?.key).not.toContain('ravi')
  })

  test('the event stream of one process reports an enquiry sent to the other', async () => {
    const headers = { Accept: 'text/event-stream', Cookie: two.meera.cookie }
    const signal = AbortSignal.timeout(30_000)
    const stream = await fetch(`${two.other.url}/admin/live`, { headers, signal })
    const received = (async () => {
      let text = ''
      const decoder = new TextDecoder()
      for await (const chunk of stream.body ?? []) {
        text += decoder.decode(chunk)
        if (text.includes('"arrived":1')) return text
      }
      return text
    })()
    await sleep(500)
    await enquire(two.one.url, 'Heard of at the other')
    expect(await received).toContain('event: change')
  })

  test('a published headline is shown by both within two seconds', async () => {
    const folder = join(freshFolder(), 'content')
    const headline = 'What we build, and run for you'
    const env = { ...two.env, DATA_DIR: freshFolder() }
    const site = async (...args: string[]) =>
      expect(await runProgram(env, args)).toMatchObject({ code: 0 })
    const shown = async (url: string) => (await (await fetch(`${url}/`)).text()).includes(headline)
    expect(await Promise.all(urls().map(shown))).toEqual([false, false])
    await site('content', 'export', folder)
    const file = join(folder, 'pages', 'home.json')
    const home = JSON.parse(readFileSync(file, 'utf8'))
    home.services.title = headline
    writeFileSync(file, JSON.stringify(home))
    await site('content', 'import', folder)
    await expect.poll(() => Promise.all(urls().map(shown)), { timeout: 2000 }).toEqual([true, true])
  })

  test('jobs run in one process and move to the other; each mail is sent once', async () => {
    const running = ({ output }: Program) =>
      output().split('"jobs started"').length - output().split('"jobs stop"').length
    const states = () => [two.one, two.other].map(running).sort()
    const countUnsent = () => count("mails where state <> 'sent'")
    await expect.poll(countUnsent, { timeout: 120_000, interval: 250 }).toBe(0)
    const ids = () => two.smtp.deliveries.map(({ mail }) => mail.messageId)
    expect(new Set(ids()).size).toBe(ids().length)
    await expect.poll(states, { timeout: 30_000 }).toEqual([0, 1])

    // A closed connection releases the lock.
    await two.rows(
      "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = 1936291943 and granted",
    )
    await enquire(two.one.url, 'While the lock is free')
    await expect.poll(countUnsent, { timeout: 60_000, interval: 250 }).toBe(0)
    await expect.poll(states, { timeout: 30_000 }).toEqual([0, 1])

    two.server.run('pg_ctl', ['-D', 'data', '-m', 'fast', '-w', 'restart', '-l', 'log'])
    await enquire(two.other.url, 'After a restart of the server')
    await expect.poll(countUnsent, { timeout: 60_000, interval: 250 }).toBe(0)
    await expect.poll(states, { timeout: 30_000 }).toEqual([0, 1])
    expect(await count('sessions')).toBeGreaterThan(0)

    const [holder, heir] = running(two.one) === 1 ? [two.one, two.other] : [two.other, two.one]
    await holder.end('SIGKILL')
    await enquire(heir.url, 'After the holder was killed')
    await expect.poll(countUnsent, { timeout: 60_000, interval: 250 }).toBe(0)
    await expect.poll(() => running(heir), { timeout: 30_000 }).toBe(1)
    expect(new Set(ids()).size).toBe(ids().length)
    expect(ids()).toHaveLength(await count('mails'))
    expect(await heir.end('SIGTERM')).toBe(0)
    expect(await count('pg_locks where objid = 1936291943')).toBe(0)
  })
}
