import { hash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ParsedMail } from 'mailparser'
import { MAX_EMAIL } from '#app/models/email'
import { cut, tidyIdentifier, tidyLine, tidyText } from '#app/models/text'
import type { RECEIVED_KINDS } from '#db/schema/choices'
import { type Bounce, readBounce } from './bounce.server'

type ReceivedKind = (typeof RECEIVED_KINDS)[number]

export interface IncomingMail {
  kind: ReceivedKind
  messageId: string
  /** Message-IDs that it answers, the most recent first. */
  thread: string[]
  from: { name: string; address: string }
  subject: string
  text: string
  bounce?: Bounce
  attachments: { name: string; bytes: Uint8Array }[]
}

const MAX_TEXT = 200_000
/** Converting this much HTML blocks the event loop for up to half a second. */
const MAX_HTML = 200_000
const MAX_IN_THREAD = 50
const MAX_LINE = 300
const CUT = '(The rest is too long to show here; it is in the mailbox.)'

/** @param source an email (RFC 5322), or only its header @throws if it cannot be parsed */
export async function readMessage(source: Readable | Buffer): Promise<IncomingMail> {
  const mail = await parseMail(Buffer.isBuffer(source) ? source : await buffer(source))
  const bounce = readBounce(mail)
  const [sender] = mail.from?.value ?? []
  const text = textOf(mail)
  const read = {
    from: {
      name: shortLine(sender?.name ?? ''),
      address: wholeAddress(sender?.address ?? ''),
    },
    subject: shortLine(mail.subject ?? ''),
    text,
    thread: idsIn([mail.inReplyTo ?? '', ...[mail.references ?? []].flat().reverse()].join(' ')),
  }
  return {
    ...read,
    kind: bounce ? 'bounce' : isAutomatic(mail) ? 'automatic' : 'answer',
    messageId: idsIn(mail.messageId ?? '')[0] ?? fallbackId(mail, read),
    ...(bounce && { bounce }),
    attachments: bounce ? [] : attachmentsOf(mail),
  }
}

async function parseMail(bytes: Buffer): Promise<ParsedMail> {
  const { simpleParser } = await import('mailparser')
  const options = { skipTextToHtml: true, keepCidLinks: true, keepDeliveryStatus: true }
  const mail = await simpleParser(bytes, { ...options, skipHtmlToText: true })
  const { html, text } = mail
  if (!html) return mail
  // The parser converts only HTML that is the whole email or an alternative.
  if (!text?.trim()) {
    const body = separateCells(html.slice(0, MAX_HTML))
    const whole = `Content-Type: text/html; charset=utf-8\r\n\r\n${body}`
    return { ...mail, text: (await simpleParser(Buffer.from(whole), options)).text }
  }
  // The limit of the parser applies to each part, and an email can have hundreds.
  return html.length <= MAX_HTML ? simpleParser(bytes, options) : mail
}

function attachmentsOf({ attachments }: ParsedMail): IncomingMail['attachments'] {
  const shown = attachments.filter(({ contentType }) => !OF_SIGNED_MAIL.test(contentType))
  return shown.map(({ filename, contentType, content }) => ({
    name: filename ?? NAMES[contentType] ?? 'attachment',
    bytes: content,
  }))
}

/** Signatures of S/MIME and OpenPGP (RFC 8551, RFC 3156), which nobody attached as a file. */
const OF_SIGNED_MAIL = /^application\/((x-)?pkcs7-signature|pgp-signature|pgp-encrypted)$/i

const NAMES: Record<string, string> = {
  'application/pdf': 'attachment.pdf',
  'text/calendar': 'invitation.ics',
  'message/rfc822': 'email.eml',
}

/** The parser joins the cells of a table: 1000 and 0.12 would read 10000.12. */
const separateCells = (html: string) =>
  html.replace(/<\/t[dh]\b/gi, ' $&').replace(/<\/tr\b/gi, '<br>$&')

function textOf({ text = '', html }: ParsedMail): string {
  const words = html ? withoutImages(text, html.slice(0, MAX_HTML)) : text
  if (words.length <= MAX_TEXT) return tidyText(words)
  return `${tidyText(words.slice(0, MAX_TEXT))}\n\n${CUT}`
}

/** The parser writes an image as its description and its address in brackets. */
function withoutImages(text: string, html: string): string {
  const tags = html.match(/<img\b[^<>]*>/gi) ?? []
  const addresses = new Set(tags.map((tag) => SOURCE.exec(tag)?.[1]?.replaceAll('&amp;', '&')))
  return text.replace(/\[([^[\]\s]+)\]/g, (whole, address) => (addresses.has(address) ? '' : whole))
}

const SOURCE = /\ssrc\s*=\s*["']?([^"'\s>]+)/i

const shortLine = (text: string) => cut(tidyLine(text), MAX_LINE)

/** Drops a long email address, because a shortened one could belong to another person. */
function wholeAddress(text: string): string {
  const address = tidyIdentifier(text)
  return address.length <= MAX_EMAIL ? address : ''
}

const MESSAGE_ID = /<[^<>\s\p{Cc}]{1,500}>/gu

const idsIn = (text: string) => [...new Set(text.match(MESSAGE_ID))].slice(0, MAX_IN_THREAD)

/** Derived from the content, so that the same mail always has the same id. */
function fallbackId(mail: ParsedMail, read: object): string {
  const content = JSON.stringify([mail.headerLines, read])
  return `<${hash('sha256', content)}@no-message-id>`
}

/** RFC 3834, and the older headers of lists and out-of-office programs. */
function isAutomatic(mail: ParsedMail): boolean {
  const is = (name: string, pattern: RegExp) => pattern.test(headerOf(mail, name) ?? '')
  return (
    is('auto-submitted', /^(?!no\b)\S/i) ||
    is('precedence', /^(bulk|list|junk|auto_reply)/i) ||
    is('return-path', /^<>/) ||
    is('content-type', /^multipart\/report/i) ||
    ['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond'].some((name) => is(name, /\S/))
  )
}

function headerOf({ headerLines }: ParsedMail, name: string): string | undefined {
  const line = headerLines.find(({ key }) => key === name)?.line
  return line?.slice(name.length + 1).trim()
}
