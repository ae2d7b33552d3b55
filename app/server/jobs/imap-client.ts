import type { ImapFlow } from 'imapflow'
import { mailboxOf } from '#app/models/company/mail-settings.server'
import { CERTIFICATE_HINTS, shortTlsError } from '#app/models/mail/transport.server'

export const IMAP_TIMEOUTS = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 120_000,
}

/** Opens the folder read-only, so that no flag changes. @throws an error for `explainImap` */
export async function openMailbox(
  imapUrl: string,
  timeouts: typeof IMAP_TIMEOUTS,
  signal?: AbortSignal,
): Promise<ImapFlow> {
  const { ImapFlow } = await import('imapflow')
  const { host, port, isSecure, isLoopback, isCertificateChecked, ...account } = mailboxOf(imapUrl)
  const client = new ImapFlow({
    host,
    port,
    secure: isSecure,
    // A password never crosses a network in the clear.
    doSTARTTLS: isSecure || isLoopback ? undefined : true,
    tls: { rejectUnauthorized: isCertificateChecked },
    auth: { user: account.user, pass: account.password },
    logger: false,
    autoIdleDelay: 1000,
    ...timeouts,
  })
  // Without a listener an error would end the process; the pending command rejects as well.
  client.on('error', () => {})
  const stop = () => client.close()
  signal?.addEventListener('abort', stop)
  client.once('close', () => signal?.removeEventListener('abort', stop))
  try {
    await client.connect()
    await client.mailboxOpen(account.folder, { readOnly: true })
    return client
  } catch (error) {
    client.close()
    throw error
  }
}

/** @returns a sentence without the password */
export function explainImap(error: unknown, imapUrl: string): string {
  const failure: { code?: unknown; responseText?: unknown; authenticationFailed?: unknown } =
    Object(error)
  const message = failure.responseText ?? (error instanceof Error ? error.message : error)
  const signs = `${failure.authenticationFailed ? 'EAUTH ' : ''}${failure.code} ${message}`
  const remedy = REMEDIES.find(([sign]) => sign.test(signs))?.[1]
  const { password } = mailboxOf(imapUrl)
  const shown = shortTlsError(String(message)).replaceAll(password, '…')
  return [shown.replace(/(\. Maybe should use TLS\?|\.)$/, ''), remedy].filter(Boolean).join('. ')
}

const REMEDIES: [RegExp, string][] = [
  [/^EAUTH/, 'Check user and password in IMAP_URL; special characters are percent-encoded.'],
  ...CERTIFICATE_HINTS,
  [/certificate/i, 'If the server is your own, add ?tls.rejectUnauthorized=false to IMAP_URL.'],
  [
    /wrong version number|packet length too long/i,
    'The server does not speak TLS at once: write imap:// in IMAP_URL, usually with port 143.',
  ],
  [
    /should use TLS/,
    'The server may expect TLS at once: write imaps:// in IMAP_URL, usually with port 993.',
  ],
  [/STARTTLS/i, 'The server offers no TLS on this port: write imaps:// in IMAP_URL with port 993.'],
  [/ENOTFOUND|EAI_AGAIN/, 'Check the host name in IMAP_URL.'],
  [
    /ECONNREFUSED|TIMEOUT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|greeting/i,
    'Check host and port in IMAP_URL.',
  ],
  [/mailbox|NONEXISTENT/i, 'Check the folder at the end of IMAP_URL.'],
]
