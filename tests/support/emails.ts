import type { Site } from '#app/models/company/site.server'
import { readMessage } from '#app/models/inbox/message.server'
import { receiveMail } from '#app/models/inbox/receive.server'

let count = 0

/** The source of an email (RFC 5322); a header of '' is left out. */
export function email(headers: Record<string, string>, body = 'Yes, please call me.'): Buffer {
  const all = {
    From: 'Asha Verma <asha@example.in>',
    To: 'desk@example.com',
    Subject: 'A question',
    Date: 'Wed, 25 Nov 2026 10:00:00 +0530',
    'Message-ID': `<mail-${count++}@mail.example.in>`,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  }
  const lines = Object.entries(all).filter(([, value]) => value !== '')
  const head = lines.map(([name, value]) => `${name}: ${value}`)
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body.replace(/\r?\n/g, '\r\n')}\r\n`)
}

interface Part {
  type: string
  name?: string
  body: string | Uint8Array
}

/** Headers and body of a multipart email. */
export function multipart(parts: Part[], type = 'mixed; '): [Record<string, string>, string] {
  const body = parts.map(({ type, name, body }) => {
    const isBinary = typeof body !== 'string'
    const head = [
      `Content-Type: ${type}`,
      ...(name === undefined
        ? []
        : [`Content-Disposition: attachment; filename="${name.replace(/["\\]/g, '\\$&')}"`]),
      ...(isBinary ? ['Content-Transfer-Encoding: base64'] : []),
    ]
    const content = isBinary ? Buffer.from(body).toString('base64').replace(/.{76}/g, '$&\n') : body
    return `--b1\n${head.join('\n')}\n\n${content}\n`
  })
  return [{ 'Content-Type': `multipart/${type}boundary="b1"` }, `${body.join('')}--b1--`]
}

/** Receives emails for a site, one after the other. */
export async function receive(site: Site, ...sources: Buffer[]): Promise<void> {
  for (const source of sources) await receiveMail(site, await readMessage(source))
}
