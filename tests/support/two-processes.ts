import { afterAll, beforeAll } from 'vitest'
import { meera } from './app'
import { withClient } from './postgres'
import { type PostgresServer, startPostgres } from './postgres-server'
import { cookieOf, type Program, postForm, postJson, startProgram } from './program'
import { startSmtp, type TestSmtp } from './smtp'

const KEY = 'a key that only the tests of two processes know'

export const ravi = { name: 'Ravi Nair', email: 'ravi@example.com', password: meera.password }

interface Staff {
  id: string
  cookie: string
  token: string
}

interface Two {
  server: PostgresServer
  smtp: TestSmtp
  env: Record<string, string>
  one: Program
  other: Program
  meera: Staff
  ravi: Staff
  start(): Promise<Program>
  rows<Row extends object>(sql: string): Promise<Row[]>
}

/** Starts two built programs on one PostgreSQL and one mail server, with two owners. */
export function serveTwo(): Two {
  const two = {} as Two
  beforeAll(async () => {
    two.server = await startPostgres()
    two.smtp = await startSmtp()
    two.env = {
      DATABASE_URL: two.server.url,
      ADMIN_SECRET_KEY: KEY,
      SMTP_URL: two.smtp.url,
      STAFF_MAILS_PER_HOUR: '100000',
      TRUST_PROXY: '127.0.0.1,::1',
    }
    two.start = () => startProgram(two.env)
    two.rows = async <Row extends object>(sql: string) =>
      (await withClient(two.server.url, (client) => client.query<Row>(sql))).rows
    const [one, other] = await Promise.all([two.start(), two.start()])
    Object.assign(two, { one, other })
    two.meera = await signUp(two, one, meera)
    two.ravi = await signUp(two, other, ravi)
    await two.rows("update admins set role = 'owner'")
  }, 300_000)
  afterAll(async () => {
    await Promise.all([two.one, two.other].map((program) => program?.end('SIGKILL')))
    await two.smtp?.close()
    two.server?.stop('immediate')
  })
  return two
}

async function signUp({ rows }: Two, { url }: Program, person: typeof meera): Promise<Staff> {
  const response = await postJson(`${url}/admin/adminSignup`, { ...person, secretKey: KEY })
  const { token } = await response.json()
  const [row] = await rows<{ id: string }>(`select id from admins where email = '${person.email}'`)
  return { id: row?.id ?? '', token, cookie: await logIn(url, person) }
}

/** @returns the session cookie, empty where the login was refused */
export async function logIn(url: string, { email, password }: typeof meera): Promise<string> {
  return cookieOf(await postForm(`${url}/login`, { email, password }, clientAddress()))
}

let clients = 0

/** Another client IP address for each request, because one may send only sixty forms a minute. */
export const clientAddress = () => ({ 'X-Forwarded-For': `192.0.2.${(clients++ % 250) + 1}` })
