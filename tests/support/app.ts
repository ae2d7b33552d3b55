import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ActionFunctionArgs } from '@remix-run/node'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { openSession } from '#app/http/session-cookie.server'
import { type Admin, signUp } from '#app/models/account/admin.server'
import { createSession } from '#app/models/account/session.server'
import { company } from '#app/models/company/company'
import { readSettings } from '#app/models/company/settings.server'
import { type Site, serveSite } from '#app/models/company/site.server'
import type { Database, Queries } from '#db/database.server'
import { isPostgres } from '#db/engine'
import { queriesOf } from '#db/postgres/pool.server'
import { poolOf } from '#db/postgres/state.server'
import { type Connection, openWriter } from '#db/sqlite/connection.server'
import { connectionsOf, openDatabase } from '#db/sqlite/database.server'
import { migrate } from '#db/sqlite/migrate.server'
import { afterThisTest } from './after-test'
import { freshFolder } from './data-dir'
import {
  changePostgres,
  createPostgres,
  givePostgresBack,
  openPostgresAgain,
  takePostgres,
} from './postgres'

export const SECRET_KEY = 'the key that only these tests know'
export const ORIGIN = 'http://localhost:3000'

export const asha = {
  name: 'Asha Verma',
  email: 'asha@example.in',
  desc: 'OTP messages for a clinic in Lucknow',
  phone: '98765 43210',
  companyName: 'Verma Clinic',
  telegramId: '@asha',
  callBack: '' as const,
}
export const imran = {
  name: 'इमरान ख़ान',
  email: 'imran@example.com',
  desc: 'हमें ग्राहकों को हिन्दी में संदेश भेजने हैं',
}
export const meera = {
  name: 'Meera Rao',
  email: 'meera@example.com',
  password: 'a long enough password',
}

/** Opens a database file with every migration. */
export function openMigrated(file: string): Database {
  const client = openWriter(file)
  migrate(client)
  client.close()
  return openDatabase(file)
}

let template: Buffer | undefined

async function makeTemplate(): Promise<Buffer> {
  const file = join(freshFolder(), 'site.sqlite')
  await openMigrated(file).close()
  return readFileSync(file)
}

const opened: Database[] = []

/** An empty database of the engine that these tests run on, closed after the test. */
export async function freshDb(): Promise<Database> {
  const db = isPostgres ? await takePostgres() : await freshSqlite()
  opened.push(db)
  return db
}

async function freshSqlite(): Promise<Database> {
  const file = join(freshFolder(), 'site.sqlite')
  template ??= await makeTemplate()
  writeFileSync(file, template)
  return openDatabase(file)
}

/** The same database as another process has it open. */
export async function secondDb(db: Database): Promise<Database> {
  const second = isPostgres ? openPostgresAgain(db) : openDatabase(writerOf(db).name)
  afterThisTest(async () => {
    if (!isPostgres || !poolOf(second).ended) await second.close()
  })
  return second
}

/** Databases that were opened outside of a test stay open. */
export function forgetFreshDbs(): void {
  opened.length = 0
}

export async function closeFreshDbs(): Promise<void> {
  for (const db of opened.splice(0)) await (isPostgres ? givePostgresBack(db) : db.close())
}

export function writerOf(db: Database): Connection {
  return connectionsOf(db).writer
}

/** Runs SQL that Drizzle cannot express, bypassing the models. */
export async function runSql(db: Database, statements: string): Promise<void> {
  if (isPostgres) await changePostgres(db, statements)
  else writerOf(db).exec(statements)
}

/** Reads and changes rows, bypassing the models. */
export function tables(db: Database): Queries {
  return isPostgres ? queriesOf(poolOf(db)) : drizzle(writerOf(db))
}

/** Settings for `openSite` of a new site on the engine that these tests run on. */
export async function freshSettings(): Promise<Record<string, string>> {
  const settings = { DATA_DIR: freshFolder() }
  if (!isPostgres) return settings
  const key = 'an admin secret key of the tests alone'
  return { ...settings, DATABASE_URL: await createPostgres(), ADMIN_SECRET_KEY: key }
}

/** Serves an empty site without rate limits. */
export async function freshSite(change: Partial<Site> = {}): Promise<Site> {
  return serveSite({
    settings: readSettings({ RATE_LIMIT: 'off', DATA_DIR: freshFolder() }),
    company: company.parse({}),
    db: await freshDb(),
    secretKey: SECRET_KEY,
    published: { documents: {}, refused: [], newest: '' },
    ...change,
  })
}

/** The arguments that Remix passes to a loader or an action. */
export function args(request: Request, params: Record<string, string> = {}): ActionFunctionArgs {
  return { request, params, context: {} }
}

export function get(path: string, headers: Record<string, string> = {}): Request {
  return new Request(ORIGIN + path, { headers })
}

/** A form as a browser without scripts posts it. */
export function post(
  path: string,
  fields: Record<string, string> | URLSearchParams,
  headers: Record<string, string> = {},
): Request {
  return new Request(ORIGIN + path, { method: 'POST', body: new URLSearchParams(fields), headers })
}

export function jsonRequest(
  path: string,
  body: unknown,
  { method = 'POST', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Request {
  return new Request(ORIGIN + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** Adds an account. The first one is an owner, later ones are staff. */
export async function signUpAs(db: Database, person = meera): Promise<Admin> {
  const signup = await signUp(db, SECRET_KEY, { ...person, secretKey: SECRET_KEY })
  if (!signup.ok) throw new Error(signup.reason)
  return signup.admin
}

/** Logs an account in. @returns the headers of its page requests */
export async function browserHeadersOf(admin: Admin, headers = {}): Promise<{ Cookie: string }> {
  const cookie = await openSession(get('/login', headers), admin)
  return { Cookie: cookie.split(';', 1)[0] ?? '' }
}

/** Meera signs up and gets a bearer token. @returns the headers of her API requests */
export async function meeraApiHeaders({ db }: Site): Promise<{ Authorization: string }> {
  const token = await createSession(db, await signUpAs(db), 'bearer')
  return { Authorization: `Bearer ${token}` }
}

/** Meera signs up in a browser. @returns the headers of her page requests */
export async function meeraBrowserHeaders({ db }: Site): Promise<{ Cookie: string }> {
  return browserHeadersOf(await signUpAs(db))
}

/** @returns the Response that `work` returns or throws, as loaders do */
export async function respond(work: () => unknown): Promise<Response> {
  try {
    const returned = await work()
    if (returned instanceof Response) return returned
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
  throw new Error('No Response came back')
}
