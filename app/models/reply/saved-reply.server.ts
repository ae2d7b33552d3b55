import { and, asc, eq, ne } from 'drizzle-orm'
import * as z from 'zod'
import { newId, timeAfter } from '#app/models/identifier.server'
import { type Actor, recordAction } from '#app/models/privacy/audit.server'
import { requiredText } from '#app/models/schema'
import { tidyText } from '#app/models/text'
import type { Database, Queries, Reads } from '#db/database.server'
import { savedReplies } from '#db/schema'
import { PLACEHOLDERS, unknownPlaceholders } from './placeholders'

const KNOWN = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  PLACEHOLDERS.map(({ name }) => `{${name}}`),
)

export const savedReplyInput = z.object(
  {
    title: requiredText('The title', 80, { empty: 'Give it a title' }),
    text: z.pipe(
      requiredText('The text', 2_000, { tidy: tidyText, empty: 'Write the text first' }),
      z.string().refine((text) => unknownPlaceholders(text).length === 0, {
        error: ({ input }) =>
          `There is no placeholder ${unknownPlaceholders(String(input)).join(', ')}: use ${KNOWN}`,
      }),
    ),
  },
  'Send the saved reply as an object',
)
type SavedReplyInput = z.infer<typeof savedReplyInput>
type SavedReply = typeof savedReplies.$inferSelect

export const MAX_SAVED = 100
export const TOO_MANY = `There can be at most ${MAX_SAVED} saved replies. Delete one first`

export async function listSavedReplies(db: Database): Promise<SavedReply[]> {
  return db
    .select()
    .from(savedReplies)
    .orderBy(asc(savedReplies.title), asc(savedReplies.id))
    .limit(MAX_SAVED)
}

export async function findSavedReply(db: Reads, id: string): Promise<SavedReply | undefined> {
  const [found] = await db.select().from(savedReplies).where(eq(savedReplies.id, id))
  return found
}

interface Save {
  /** `updatedAt` that the form was rendered from; not checked if undefined. */
  base?: string | undefined
  now?: number
}

type Outcome = 'saved' | 'taken' | 'gone' | 'changed' | 'full'

/** @param id undefined for a new one @returns `changed` if a colleague has saved another text in between */
export async function saveReply(
  db: Database,
  actor: Actor,
  id: string | undefined,
  input: SavedReplyInput,
  { base, now = Date.now() }: Save = {},
): Promise<Outcome> {
  return db.write(async (tx) => {
    if (id === undefined) return addReply(tx, actor, input, now)
    const known = await findSavedReply(tx, id)
    if (known && isOutdated(known, base)) {
      const isStored = known.title === input.title && known.text === input.text
      return isStored ? 'saved' : 'changed'
    }
    if (await findByTitle(tx, input.title, id)) return 'taken'
    if (!known) return 'gone'
    const row = { ...input, updatedAt: timeAfter(known.updatedAt, now) }
    await tx.update(savedReplies).set(row).where(eq(savedReplies.id, id))
    await recordAction(tx, actor, { action: 'saved-reply.change', subjectId: id, now })
    return 'saved'
  })
}

async function addReply(
  tx: Queries,
  actor: Actor,
  input: SavedReplyInput,
  now: number,
): Promise<Outcome> {
  const taken = await findByTitle(tx, input.title)
  if (taken) return taken.text === input.text ? 'saved' : 'taken'
  if ((await tx.$count(savedReplies)) >= MAX_SAVED) return 'full'
  const id = newId(now)
  await tx.insert(savedReplies).values({ ...input, id, updatedAt: now })
  await recordAction(tx, actor, { action: 'saved-reply.add', subjectId: id, now })
  return 'saved'
}

async function findByTitle(tx: Reads, title: string, exceptId?: string) {
  const isOther = exceptId === undefined ? undefined : ne(savedReplies.id, exceptId)
  const [found] = await tx
    .select()
    .from(savedReplies)
    .where(and(eq(savedReplies.title, title), isOther))
  return found
}

function isOutdated({ updatedAt }: SavedReply, base: string | undefined): boolean {
  return base !== undefined && `${updatedAt}` !== base
}

/** @param base as in `Save` */
export async function deleteSavedReply(
  db: Database,
  actor: Actor,
  id: string,
  base?: string,
): Promise<'deleted' | 'gone' | 'changed'> {
  return db.write(async (tx) => {
    const known = await findSavedReply(tx, id)
    if (!known) return 'gone'
    if (isOutdated(known, base)) return 'changed'
    await tx.delete(savedReplies).where(eq(savedReplies.id, id))
    await recordAction(tx, actor, { action: 'saved-reply.delete', subjectId: id })
    return 'deleted'
  })
}
