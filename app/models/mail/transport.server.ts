import type { NodemailerError } from 'nodemailer'
import { isLoopback } from '#app/models/company/loopback'

/** A slow server still delivers a mail that a shorter timeout gives up, and each retry again (RFC 5321, 4.5.3.2). */
export const TIMEOUTS = {
  connectionTimeout: 15_000,
  greetingTimeout: 60_000,
  socketTimeout: 600_000,
}

// nodemailer prints this for hosts that are only in /etc/hosts, but still connects.
const { warn } = console
console.warn = (...args: unknown[]) => {
  if (!/^Failed to resolve IPv\d addresses/.test(String(args[0]))) warn(...args)
}

export async function openTransport(smtpUrl: string, timeouts: typeof TIMEOUTS) {
  const { createTransport } = await import('nodemailer')
  const { password, hostname, port } = new URL(smtpUrl)
  const isOnThisMachine = isLoopback(hostname)
  return createTransport({
    // Port 465 uses TLS from the first byte (RFC 8314).
    url: port === '465' ? smtpUrl.replace(/^smtp:/, 'smtps:') : smtpUrl,
    pool: true,
    maxConnections: 1,
    // Only for a connection that the server closed between two mails; the outbox does all other retries.
    maxRequeues: 1,
    idleTimeout: 5000,
    // Never sends a password unencrypted over a network; ?requireTLS=false in SMTP_URL overrides it.
    requireTLS: password !== '' && !isOnThisMachine,
    tls: { rejectUnauthorized: !isOnThisMachine },
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  })
}

export type Failure = ReturnType<typeof readFailure>

export function readFailure(error: unknown) {
  const failure: NodemailerError = error instanceof Error ? error : new Error(String(error))
  const { code, responseCode: status, command, permanent } = failure
  // A refused sender is the same for every mail.
  const isSenderRefused = code === 'EENVELOPE' && command === 'MAIL FROM'
  const isAboutMail =
    (code === 'EENVELOPE' || code === 'EMESSAGE') && status !== 421 && !isSenderRefused
  const isPermanent = isAboutMail && permanent === true
  const message =
    code === 'EABORT' ? 'The mail server took too long' : shortTlsError(failure.message)
  const hint = isAboutMail && !RELAY.test(message) ? undefined : hintFor(`${code} ${message}`)
  const shown = hint ? `${message}. ${hint}` : message
  return { message: shown, code, status, isPermanent, isAboutMail }
}

export function explainRefusals(errors: readonly NodemailerError[] = []): string {
  const refusals = errors.map(({ recipient, response }) => `${recipient}: ${response}`)
  return refusals.length === 0 ? '' : `Not accepted for ${refusals.join('; ')}`
}

/** @param failure starts with the code of the error */
export function hintFor(failure: string): string | undefined {
  return HINTS.find(([pattern]) => pattern.test(failure))?.[1]
}

/** Node adds to some errors how to start Node, and OpenSSL its numbers and source line. */
export const shortTlsError = (message: string) =>
  message
    .replace(/; if the root CA .*/s, '')
    .replace(/^\w+:error:\w+:[^:]*:[^:]*:([^:]*):.*/s, 'TLS: $1')

/** Advice about certificates that holds for every protocol. */
export const CERTIFICATE_HINTS: [RegExp, string][] = [
  [
    /certificate (has expired|is not yet valid)/i,
    'The operator of the server must renew it, unless the clock of this machine is wrong.',
  ],
  [/altnames/i, 'Use a host name from that list.'],
]

/** Narrow, because hosts have names such as smtp-relay.example.com. */
const RELAY = /\brelay(ing)? (access )?(denied|prohibited|not \w+ed)|\bto relay\b/i

const HINTS: [RegExp, string][] = [
  [RELAY, 'The server sends to other domains only after a login: check user and password.'],
  ...CERTIFICATE_HINTS,
  [/certificate/i, 'If the server is your own, add ?tls.rejectUnauthorized=false to SMTP_URL.'],
  [
    /Greeting never received/,
    'The server may expect TLS at once: choose TLS (smtps:// in SMTP_URL), or use port 587.',
  ],
  [
    /wrong version number|packet length too long/i,
    'The server does not speak TLS at once: choose STARTTLS (smtp:// in SMTP_URL), usually with port 587.',
  ],
  [
    /^ETLS/,
    'If the server offers no TLS and is your own, choose None (?requireTLS=false in SMTP_URL).',
  ],
  [
    /^EENVELOPE Mail command failed/,
    'If the server refuses the sender, correct MAIL_FROM, or From in the desk.',
  ],
  [/^EAUTH/, 'Check user and password; in SMTP_URL special characters are percent-encoded.'],
  [/^EDNS|ENOTFOUND|EAI_AGAIN/, 'Check the host name.'],
  [/ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/, 'Check host and port.'],
]
