import { codeOf } from '../busy.server'
import { DatabaseError } from '../database.server'

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

interface Remedy {
  code: RegExp
  remedy: string
  /** The cause may be a server that starts, restarts or is replaced. */
  isTransient?: true
}

const REMEDIES: Remedy[] = [
  {
    code: /^ECONNREFUSED$/,
    remedy: 'nothing listens there. Start PostgreSQL, or correct host and port',
    isTransient: true,
  },
  { code: /^ENOTFOUND$/, remedy: 'there is no such host. Correct the host' },
  { code: /^EAI_AGAIN$/, remedy: 'the host cannot be looked up. Check DNS', isTransient: true },
  {
    code: /^E(TIMEDOUT|HOSTUNREACH|NETUNREACH)$/,
    remedy: 'the host does not answer. Check network and firewall',
    isTransient: true,
  },
  {
    code: /^(ECONNRESET|EPIPE|57P0[12])$/,
    remedy: 'it ended the connection. Read its log',
    isTransient: true,
  },
  {
    code: /^28...$/,
    remedy: 'the server refuses user and password. Correct them, or pg_hba.conf',
  },
  { code: /^3D000$/, remedy: 'there is no such database. Create it with CREATE DATABASE' },
  {
    code: /^53300$/,
    remedy: 'the server has too many connections. Raise max_connections, or use a pooler',
    isTransient: true,
  },
  {
    code: /^57P03$/,
    remedy: 'the server is starting or stopping. Try again in a moment',
    isTransient: true,
  },
  {
    code: /^(55P03|57014)$/,
    remedy: 'another process holds it. Try again in a moment',
    isTransient: true,
  },
  {
    code: /^(0A000|58P01|42704)$/,
    remedy: 'the extension pg_trgm is missing. Install the contrib package of PostgreSQL',
  },
  {
    code: /^42501$/,
    remedy:
      'the user lacks rights. Make it the owner of the database (ALTER DATABASE … OWNER TO …)',
  },
  {
    code: /^(ERR_INVALID_URL|URI)$/,
    remedy: 'it is no address. Write postgres://user:password@host:5432/database',
  },
]

const MAY_NOT_EXTEND: Omit<Remedy, 'code'> = {
  remedy:
    'the extension pg_trgm is missing and the user may not create it. Run CREATE EXTENSION pg_trgm there as an administrator',
}

/** Turns the error into a line that says what to do, without the password. */
export function explainServer(error: unknown, url: string): unknown {
  if (error instanceof DatabaseError || !(error instanceof Error)) return error
  const { remedy, isTransient = false } = remedyOf(error) ?? {}
  if (remedy === undefined) return error
  return new DatabaseError(`The database ${shownUrl(url)} cannot be used: ${remedy}.`, {
    cause: error,
    isTransient,
  })
}

function remedyOf(error: Error): Omit<Remedy, 'code'> | undefined {
  const code = error instanceof URIError ? 'URI' : codeOf(error)
  if (code === '42501' && /extension/.test(error.message)) return MAY_NOT_EXTEND
  return (
    REMEDIES.find((one) => one.code.test(code)) ??
    remedyOfMessage(error.message) ??
    describeSqlState(code, error)
  )
}

/** The driver gives these errors no code. */
function remedyOfMessage(message: string): Omit<Remedy, 'code'> | undefined {
  if (/timeout/i.test(message)) {
    return { remedy: 'the host does not answer. Check network and firewall', isTransient: true }
  }
  if (/password must be a string/i.test(message)) {
    return { remedy: 'it wants a password. Add it to the address' }
  }
  if (/does not support SSL/i.test(message)) {
    return { remedy: 'the server has no TLS. Set sslmode=disable' }
  }
  if (/certificate/i.test(message)) return { remedy: `its certificate is not trusted (${message})` }
  if (/Connection terminated/.test(message)) {
    return { remedy: 'it ended the connection. Read its log', isTransient: true }
  }
  return undefined
}

const SQLSTATE = /^[\dA-Z]{5}$/

function describeSqlState(code: string, { message }: Error): Omit<Remedy, 'code'> | undefined {
  return SQLSTATE.test(code) ? { remedy: `${message} (${code})` } : undefined
}
