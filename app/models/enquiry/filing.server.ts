import { showPhone } from '#app/models/company/phone.server'
import { acknowledge } from '#app/models/mail/acknowledgement.server'
import { queueMail } from '#app/models/mail/outbox.server'
import { storageFault } from '#db/busy.server'
import type { Db } from '#db/connection.server'
import { preparedInsert } from '#db/prepared.server'
import { enquiries } from '#db/schema'
import { write } from '#db/write.server'
import { CONTACT_TYPE } from './contact'
import {
  type Arrival,
  backlogOf,
  bringBack,
  countUnfiled,
  leave,
  oldestUnfiled,
  putAside,
  takeOff,
} from './unfiled.server'

/**
 * An enquiry is filed when it stands among the others, with its mails. One that comes alone is filed before its sender
 * is answered. In a rush that would take ten times as long as a record on disk: those wait for quiet, or for whoever
 * reads enquiries first.
 */

/** So many of one group are filed at once. */
const FEW = 4
/** Some five milliseconds of work, in which nobody else has a turn. */
const AT_ONCE = 32
/** So long no rush was before it is over. */
const QUIET_MS = 200
/** What waits beyond these is filed in the middle of a rush: so long, and so many, which take some seconds. */
const LONGEST_WAIT_MS = 10_000
const MOST_WAITING = 20_000

/** Stores an enquiry in the transaction of a group. @param together how many are in the group */
export function takeIn(tx: Db, arrival: Arrival, together: number): void {
  const isRush = together > FEW
  // In the order of arrival.
  if (isRush || backlogOf(tx).size > 0) leave(tx, arrival, isRush)
  else file(tx, arrival)
}

function file(tx: Db, { row, acknowledgedBy }: Arrival): void {
  insertEnquiry(tx, row)
  const sender = { name: row.name, address: row.email }
  queueMail(tx, {
    kind: row.type === CONTACT_TYPE ? 'contact' : 'enquiry',
    subjectId: row.id,
    replyTo: sender,
    subject: `${row.type}: ${row.name} (${row.reference})`,
    text: announcement(row),
    isHeld: row.isSpam,
    now: row.createdAt,
  })
  if (!acknowledgedBy || row.isSpam) return
  acknowledge(tx, {
    subjectId: row.id,
    reference: row.reference,
    to: sender,
    company: acknowledgedBy,
    now: row.createdAt,
  })
}

const insertEnquiry = preparedInsert(enquiries, 'seq')

function announcement(row: Arrival['row']): string {
  const facts = [
    ['Name', row.name],
    ['Email', row.email],
    ['Phone', showPhone(row.phone)],
    ['Call back', row.callBack],
    ['Company', row.companyName],
    ['Telegram', row.telegramId],
    ['About', row.type],
    ['Reference', row.reference],
  ].filter(([, value]) => value !== '')
  return `${row.desc}\n\n${facts.map(([label, value]) => `${label}: ${value}`).join('\n')}\n`
}

/** Files all that wait, for who must not miss one. @throws where nothing can be written */
export async function fileAll(db: Db): Promise<void> {
  // On disk, since another program may have taken in more.
  for (let left = countUnfiled(db); left > 0; ) left -= (await fileSome(db, AT_ONCE)) || left
}

/** The same for who looks at a page: where nothing can be written, what is filed is better than nothing. */
export async function fileForReader(db: Db): Promise<void> {
  try {
    await fileAll(db)
  } catch (error) {
    if (storageFault(error) === undefined) throw error
  }
}

/** Files what waits once the rush is over, or where that takes too long. @throws where nothing can be written */
export async function fileDue(db: Db, isOver: () => boolean): Promise<void> {
  while (!isOver() && isDue(db)) await fileSome(db, AT_ONCE)
}

function isDue(db: Db): boolean {
  const { size, since, rushedAt } = backlogOf(db)
  const now = performance.now()
  return (
    size > MOST_WAITING ||
    (size > 0 && (now - rushedAt >= QUIET_MS || now - since >= LONGEST_WAIT_MS))
  )
}

/** @returns how many do not wait any more */
async function fileSome(db: Db, most: number): Promise<number> {
  let first = 0
  try {
    const filed = await write(db, (tx) => {
      const oldest = oldestUnfiled(tx, most)
      first = oldest[0]?.seq ?? 0
      for (const { record } of oldest) file(tx, JSON.parse(record))
      takeOff(tx, oldest.at(-1)?.seq ?? 0)
      return oldest.length
    })
    countUnfiled(db)
    return filed
  } catch (error) {
    if (storageFault(error) !== undefined) throw error
    if (most > 1) return fileSome(db, 1)
    // Somebody else may have put the same one aside meanwhile: never the one behind it.
    if (await write(db, (tx) => putAside(tx, first))) faults.push(error)
    countUnfiled(db)
    return 1
  }
}

/** Gives those that could not be filed another try; a later program may be able to. */
export async function retryAside(db: Db): Promise<void> {
  backlogOf(db)
  await write(db, bringBack)
  countUnfiled(db)
}

const faults: unknown[] = []

/** Why enquiries could not be filed since this was asked last. */
export const takeFaults = (): unknown[] => faults.splice(0)
