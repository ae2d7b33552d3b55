import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { DrizzleQueryError } from 'drizzle-orm'
import type { ImapFlow } from 'imapflow'
import { log } from '#app/http/log.server'
import { MINUTE_MS } from '#app/models/company/calendar'
import { mailboxOf } from '#app/models/company/mail-settings.server'
import type { Site } from '#app/models/company/site.server'
import {
  findLastUid,
  type MailboxPosition,
  readsSince,
  savePosition,
  setMailboxFault,
} from '#app/models/inbox/mailbox.server'
import { type IncomingMail, readMessage } from '#app/models/inbox/message.server'
import { receiveMail } from '#app/models/inbox/receive.server'
import { storageFault } from '#db/busy.server'
import { explainImap, IMAP_TIMEOUTS, openMailbox } from './imap-client'
import { reasonOf } from './reason'

const MIB = 2 ** 20
/** The parser refuses longer headers. */
const MAX_HEADERS_BYTES = 64 * 1024

const PACE = {
  pollMs: MINUTE_MS,
  backoffMs: 5000,
  longestBackoffMs: 10 * MINUTE_MS,
  largestBytes: 25 * MIB,
  stopMs: 5000,
  ...IMAP_TIMEOUTS,
}

/** Reads the mailbox of IMAP_URL and changes nothing in it. */
export function startInbox(site: Site, change: Partial<typeof PACE> = {}) {
  const { imapUrl } = site.settings
  if (imapUrl === undefined) return { stop: async () => {} }
  const url = imapUrl
  const { pollMs, backoffMs, longestBackoffMs, largestBytes, stopMs, ...timeouts } = {
    ...PACE,
    ...change,
  }
  const { user, host, folder } = mailboxOf(url)
  const mailbox = `${user}@${host}/${folder}`
  const stopping = new AbortController()
  const { signal } = stopping

  async function run(): Promise<void> {
    for (let wait = backoffMs; !signal.aborted; wait = Math.min(wait * 2, longestBackoffMs)) {
      try {
        const client = await openMailbox(url, timeouts, signal)
        wait = backoffMs
        await Promise.race([endOf(client), follow(client)]).finally(() => client.close())
      } catch (error) {
        if (signal.aborted) return
        const fault = explainUnstored(error) ?? explainImap(error, url)
        log.warn({ fault }, 'mailbox not read')
        await setMailboxFault(site.db, fault).catch((failure: unknown) =>
          log.error({ err: failure }, 'fault of the mailbox not noted'),
        )
      }
      await sleep(wait, undefined, { ref: false, signal }).catch(() => {})
    }
  }

  async function follow(client: ImapFlow): Promise<void> {
    while (!signal.aborted) {
      const pause = AbortSignal.any([signal, AbortSignal.timeout(pollMs)])
      const arrival = once(client, 'exists', { signal: pause }).catch(() => {})
      await readNew(client)
      await setMailboxFault(site.db, undefined)
      await arrival
      if (!signal.aborted) await client.noop()
    }
  }

  async function readNew(client: ImapFlow): Promise<void> {
    if (!client.mailbox) throw new Error('The folder is not open')
    const { uidValidity, uidNext } = client.mailbox
    const at = { mailbox, uidValidity: String(uidValidity) }
    const lastUid = await findLastUid(site.db, at)
    const since = await readsSince(site.db, Date.now())
    const query = lastUid === undefined ? { since } : { uid: `${lastUid + 1}:*` }
    const found = (await client.search(query, { uid: true })) || []
    // "9:*" also matches the last email where no UID is that high.
    const newUids = found.filter((uid) => uid > (lastUid ?? 0)).sort((one, other) => one - other)
    for (const uid of newUids) {
      if (signal.aborted) return
      await receiveOne(client, { ...at, uid })
    }
    if (lastUid !== undefined) return
    // Old emails that were copied into the folder have higher UIDs than newer ones.
    const uid = Math.max(uidNext - 1, newUids.at(-1) ?? 0)
    await site.db.write((tx) => savePosition(tx, { ...at, uid }))
  }

  async function receiveOne(client: ImapFlow, position: MailboxPosition): Promise<void> {
    const uid = String(position.uid)
    const head = await client.fetchOne(uid, { size: true, headers: true }, { uid: true })
    if (!head) {
      await site.db.write((tx) => savePosition(tx, position))
      return
    }
    const size = head.size ?? 0
    const incoming =
      size > largestBytes
        ? await readHeadOnly(head.headers, `It has ${Math.ceil(size / MIB)} MB`)
        : await readWhole(client, uid, head.headers)
    await receiveMail(site, incoming, position)
    log.info({ kind: incoming.kind, bytes: size }, 'email received')
  }

  async function readWhole(client: ImapFlow, uid: string, head: Buffer | undefined) {
    const { content } = await client.download(uid, undefined, { uid: true })
    if (!content) throw new Error('The email was not sent by the mail server')
    let isSent = false
    content.once('end', () => {
      isSent = true
    })
    try {
      return await readMessage(content)
    } catch (error) {
      if (!isSent && (!client.usable || signal.aborted)) throw error
      return readHeadOnly(head, 'It could not be read')
    } finally {
      content.destroy()
    }
  }

  const working = run()
  return {
    async stop() {
      stopping.abort()
      await Promise.race([working, sleep(stopMs, undefined, { ref: false })])
    },
  }
}

function explainUnstored(error: unknown): string | undefined {
  const isOfStorage = error instanceof DrizzleQueryError || storageFault(error) !== undefined
  return isOfStorage
    ? `An email could not be stored: ${reasonOf(error)}. Run “site check”.`
    : undefined
}

async function endOf(client: ImapFlow): Promise<never> {
  await once(client, 'close')
  throw new Error('The mail server closed the connection')
}

/** An email that cannot be parsed is listed too, and matched by its headers. */
async function readHeadOnly(head: Buffer | undefined, why: string): Promise<IncomingMail> {
  const mail = await readMessage(head?.subarray(0, MAX_HEADERS_BYTES) ?? Buffer.alloc(0))
  return { ...mail, text: `(${why}, so its text is only in the mailbox.)` }
}
