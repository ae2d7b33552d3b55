import { beforeEach, expect, test } from 'vitest'
import { consume, refundPoint } from '#app/http/rate-limit.server'
import { findUnsentForm } from '#app/http/unsent-form.server'
import { saveUnsentForm } from '#app/models/account/unsent-form.server'
import { readSettings } from '#app/models/company/settings.server'
import { type Site, serveSite } from '#app/models/company/site.server'
import { refreshPublished } from '#app/models/content/load.server'
import { addVersion } from '#app/models/content/publish.server'
import { removeMailServer, saveMailServer } from '#app/models/mail/mail-server.server'
import { OPERATOR } from '#app/models/privacy/audit.server'
import { loader as desk } from '#app/routes/desk/desk'
import { loader as editor } from '#app/routes/desk/site/edit/site-edit'
import { followChanges } from '#app/server/signals'
import { isPostgres } from '#db/engine'
import { poolOf } from '#db/postgres/state.server'
import { imageFiles, images } from '#db/schema'
import { args, freshSite, get, meeraBrowserHeaders, secondDb } from '#tests/support/app'

let one: Site
let other: Site
beforeEach(async () => {
  one = await freshSite({ settings: readSettings({}) })
  other = { ...one, db: await secondDb(one.db) }
})

/** Longer than the poll interval on SQLite. */
const soon = { timeout: 5000 }

test('a process reloads the company and the mail server that another process changed', async () => {
  followChanges(other)
  const company = JSON.stringify({ ...one.company, name: 'Verma Works' })
  await one.db.write((tx) => addVersion(tx, OPERATOR, 'company', company))
  await expect.poll(() => other.company.name, soon).toBe('Verma Works')

  const server = { host: 'mail.example.in', port: 587, security: 'STARTTLS' as const, user: '' }
  await saveMailServer(one, OPERATOR, { ...server, password: 'secret', from: '', to: [] })
  await expect.poll(() => other.mailServer?.password, soon).toBe('secret')
  await removeMailServer(one, OPERATOR)
  await expect.poll(() => other.mailServer, soon).toBeUndefined()
})

test('desk and editor show what another process has published a moment ago', async () => {
  const staff = await meeraBrowserHeaders(one)
  const publish = (name: string) =>
    one.db.write((tx) =>
      addVersion(tx, OPERATOR, 'company', JSON.stringify({ ...one.company, name })),
    )
  serveSite(other)
  await publish('Verma Works')
  const page = await editor(args(get('/admin/site/edit/company', staff), { '*': 'company' }))
  expect(page.value).toMatchObject({ name: 'Verma Works' })
  await publish('Nair Works')
  expect((await desk(args(get('/admin', staff)))).company.name).toBe('Nair Works')
})

test('a process reloads content after an image change, and not without a change', async () => {
  followChanges(other)
  const image = { id: 'a'.repeat(32), name: 'Office', alt: 'One', width: 1, height: 1 }
  const file = { id: `${image.id}-1`, imageId: image.id, width: 1, type: 'image/webp' }
  await one.db.write(async (tx) => {
    await tx.insert(images).values({ ...image, adminId: '', createdAt: 1 })
    await tx.insert(imageFiles).values({ ...file, data: Buffer.from('x') })
  })
  const alt = () => Object.values(other.published?.pictures ?? {}).map((shown) => shown.alt)
  await expect.poll(alt, soon).toEqual(['One'])
  await one.db.write(async (tx) => tx.update(images).set({ alt: 'Two' }))
  await expect.poll(alt, soon).toEqual(['Two'])
  const { published: last } = other
  await refreshPublished(other)
  expect(other.published).toBe(last)
})

test('an unsent form stored by one process is found by the other', async () => {
  await saveUnsentForm(one, 'meera', JSON.stringify({ path: '/admin', fields: { note: ['Call'] } }))
  serveSite(other)
  expect(await findUnsentForm('meera')).toEqual({ path: '/admin', fields: { note: ['Call'] } })
})

test('rate limits are shared by processes on PostgreSQL and separate on SQLite', async () => {
  const spendAt = (site: Site, key: string) => {
    serveSite(site)
    return consume('login', key)
  }
  for (let at = 0; at < 10; at++) expect(await spendAt(at % 2 ? one : other, 'a')).toBe(0)
  expect((await spendAt(one, 'a')) > 0).toBe(isPostgres)
  expect((await spendAt(other, 'a')) > 0).toBe(isPostgres)
  expect(await spendAt(other, 'b')).toBe(0)
  for (let at = 0; at < 4; at++) await refundPoint('login', 'a')
  expect(await spendAt(one, 'a')).toBe(0)
})

test('a long rate limit key counts, and rate limits work while PostgreSQL is down', async () => {
  const long = `\0${'x'.repeat(5000)}`
  for (let at = 0; at < 5; at++) expect(await consume('signup', long)).toBe(0)
  expect(await consume('signup', long)).toBeGreaterThan(0)
  if (isPostgres) await poolOf(other.db).end()
  serveSite(other)
  for (let at = 0; at < 5; at++) expect(await consume('signup', 'c')).toBe(0)
  expect(await consume('signup', 'c')).toBeGreaterThan(0)
})
