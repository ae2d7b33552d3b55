import { codeOf } from '../busy.server'
import { DatabaseRefusal } from '../database.server'

/** Names the server without the password. */
export function shownUrl(url: string): string {
  if (!URL.canParse(url)) return 'the address in DATABASE_URL'
  const { hostname, port, pathname, username } = new URL(url)
  const name = decodeURIComponent(username) || 'nobody'
  return `${decodeURIComponent(pathname.slice(1)) || name} on ${hostname || 'a local socket'}${port && `:${port}`} as ${name}`
}

const CURES: [code: RegExp, cure: string][] = [
  [/^ECONNREFUSED$/, 'nothing listens there. Start PostgreSQL, or correct host and port'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'there is no such host. Correct the host'],
  [/^E(TIMEDOUT|HOSTUNREACH|NETUNREACH)$/, 'the host does not answer. Check network and firewall'],
  [/^28P01$|^28000$/, 'the server refuses user and password. Correct them, or pg_hba.conf'],
  [/^3D000$/, 'there is no such database. Create it with CREATE DATABASE'],
  [/^53300$/, 'the server has too many connections. Raise max_connections, or use a pooler'],
  [/^57P03$/, 'the server is starting or stopping. Try again in a moment'],
  [
    /^(0A000|58P01|42704)$/,
    'the extension pg_trgm is missing. Install the contrib package of PostgreSQL',
  ],
  [
    /^42501$/,
    'the user lacks rights. Make it the owner of the database (ALTER DATABASE … OWNER TO …)',
  ],
]

/** One line that says what to do, without the password. */
export function explainServer(error: unknown, url: string): unknown {
  if (error instanceof DatabaseRefusal || !(error instanceof Error)) return error
  const code = codeOf(error)
  const cure = CURES.find(([codes]) => codes.test(code))?.[1] ?? cureOf(error.message)
  if (cure === undefined) return error
  return new DatabaseRefusal(`The database ${shownUrl(url)} cannot be used: ${cure}.`, {
    cause: error,
  })
}

function cureOf(message: string): string | undefined {
  if (/timeout/i.test(message)) return 'the host does not answer. Check network and firewall'
  if (/password must be a string/i.test(message))
    return 'it wants a password. Add it to the address'
  if (/does not support SSL/i.test(message)) return 'the server has no TLS. Set sslmode=disable'
  if (/certificate/i.test(message)) return `its certificate is not trusted (${message})`
  if (/Connection terminated/.test(message)) return 'it ended the connection. Read its log'
  return undefined
}
