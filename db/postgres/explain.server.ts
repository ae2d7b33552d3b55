import { codeOf } from '../busy.server'
import { DatabaseRefusal } from '../database.server'

/** Describes the server without the password. */
export function shownUrl(url: string): string {
  if (!URL.canParse(url)) return 'of the address'
  const { hostname, port, pathname, username, searchParams } = new URL(url)
  const name = decoded(username) || 'nobody'
  const host = decoded(hostname) || searchParams.get('host') || 'a local socket'
  return `${decoded(pathname.slice(1)) || name} on ${host}${port && `:${port}`} as ${name}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

interface Cure {
  code: RegExp
  cure: string
  /** The cause may be a server that starts, restarts or is replaced. */
  isPassing?: true
}

const CURES: Cure[] = [
  {
    code: /^ECONNREFUSED$/,
    cure: 'nothing listens there. Start PostgreSQL, or correct host and port',
    isPassing: true,
  },
  { code: /^ENOTFOUND$/, cure: 'there is no such host. Correct the host' },
  { code: /^EAI_AGAIN$/, cure: 'the host cannot be looked up. Check DNS', isPassing: true },
  {
    code: /^E(TIMEDOUT|HOSTUNREACH|NETUNREACH)$/,
    cure: 'the host does not answer. Check network and firewall',
    isPassing: true,
  },
  {
    code: /^(ECONNRESET|EPIPE|57P0[12])$/,
    cure: 'it ended the connection. Read its log',
    isPassing: true,
  },
  {
    code: /^28...$/,
    cure: 'the server refuses user and password. Correct them, or pg_hba.conf',
  },
  { code: /^3D000$/, cure: 'there is no such database. Create it with CREATE DATABASE' },
  {
    code: /^53300$/,
    cure: 'the server has too many connections. Raise max_connections, or use a pooler',
    isPassing: true,
  },
  {
    code: /^57P03$/,
    cure: 'the server is starting or stopping. Try again in a moment',
    isPassing: true,
  },
  {
    code: /^(55P03|57014)$/,
    cure: 'another process holds it. Try again in a moment',
    isPassing: true,
  },
  {
    code: /^(0A000|58P01|42704)$/,
    cure: 'the extension pg_trgm is missing. Install the contrib package of PostgreSQL',
  },
  {
    code: /^42501$/,
    cure: 'the user lacks rights. Make it the owner of the database (ALTER DATABASE … OWNER TO …)',
  },
  {
    code: /^(ERR_INVALID_URL|URI)$/,
    cure: 'it is no address. Write postgres://user:password@host:5432/database',
  },
]

const MAY_NOT_EXTEND: Omit<Cure, 'code'> = {
  cure: 'the extension pg_trgm is missing and the user may not create it. Run CREATE EXTENSION pg_trgm there as an administrator',
}

/** Turns the error into a line that says what to do, without the password. */
export function explainServer(error: unknown, url: string): unknown {
  if (error instanceof DatabaseRefusal || !(error instanceof Error)) return error
  const { cure, isPassing = false } = cureOf(error) ?? {}
  if (cure === undefined) return error
  return new DatabaseRefusal(`The database ${shownUrl(url)} cannot be used: ${cure}.`, {
    cause: error,
    isPassing,
  })
}

function cureOf(error: Error): Omit<Cure, 'code'> | undefined {
  const code = error instanceof URIError ? 'URI' : codeOf(error)
  if (code === '42501' && /extension/.test(error.message)) return MAY_NOT_EXTEND
  return (
    CURES.find((one) => one.code.test(code)) ?? cureOfMessage(error.message) ?? named(code, error)
  )
}

/** The driver gives these errors no code. */
function cureOfMessage(message: string): Omit<Cure, 'code'> | undefined {
  if (/timeout/i.test(message)) {
    return { cure: 'the host does not answer. Check network and firewall', isPassing: true }
  }
  if (/password must be a string/i.test(message)) {
    return { cure: 'it wants a password. Add it to the address' }
  }
  if (/does not support SSL/i.test(message)) {
    return { cure: 'the server has no TLS. Set sslmode=disable' }
  }
  if (/certificate/i.test(message)) return { cure: `its certificate is not trusted (${message})` }
  if (/Connection terminated/.test(message)) {
    return { cure: 'it ended the connection. Read its log', isPassing: true }
  }
  return undefined
}

const SQLSTATE = /^[\dA-Z]{5}$/

function named(code: string, { message }: Error): Omit<Cure, 'code'> | undefined {
  return SQLSTATE.test(code) ? { cure: `${message} (${code})` } : undefined
}
