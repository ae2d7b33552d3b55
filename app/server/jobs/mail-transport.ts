export const TIMEOUTS = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
}

export async function openTransport(smtpUrl: string, timeouts: typeof TIMEOUTS) {
  const { createTransport } = await import('nodemailer')
  const { password, hostname } = new URL(smtpUrl)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 1,
    // For a connection that the server closed between two mails; the outbox does every other retry.
    maxRequeues: 1,
    idleTimeout: 5000,
    // A password never crosses a network in the clear; ?requireTLS=false in SMTP_URL says otherwise.
    requireTLS: password !== '' && !isHere,
    // A mail server on the same machine often signs its own certificate.
    tls: { rejectUnauthorized: !isHere },
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  })
}

export interface Failure {
  message: string
  code: unknown
  status: unknown
  /** The server refused this mail for good (RFC 5321, 4.2.1). */
  isPermanent: boolean
  /** The server answered about this mail; others may succeed. */
  isAboutMail: boolean
}

export function readFailure(error: unknown): Failure {
  const failure = error instanceof Error ? error : new Error(String(error))
  const code = 'code' in failure ? failure.code : undefined
  const status = 'responseCode' in failure ? failure.responseCode : undefined
  const isAboutMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && status !== 421
  const isPermanent = isAboutMail && 'permanent' in failure && failure.permanent === true
  const message = code === 'EABORT' ? 'The mail server took too long' : failure.message
  return { message, code, status, isPermanent, isAboutMail }
}
