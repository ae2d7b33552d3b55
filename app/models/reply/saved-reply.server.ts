import { and, asc, eq, ne } from 'drizzle-orm'
import { newId, timeAfter } from '#app/models/identifier.server'
import { type Actor, recordAction } from '#app/models/privacy/audit.server'
import { requiredText, z } from '#app/models/schema'
import { tidyText } from '#app/models/text'
import type { Database, Reads } from '#db/database.server'
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
  seen?: string | undefined
  now?: number
}

/** @param id undefined for a new one @returns `changed` if a colleague has saved another text in between */
export async function saveReply(
  db: Database,
  actor: Actor,
  id: string | undefined,
  input: SavedReplyInput,
  { seen, now = Date.now() }: Save = {},
): Promise<'saved' | 'taken' | 'gone' | 'changed' | 'full'> {
  return db.write(async (tx) => {
    const known = id === undefined ? undefined : await findSavedReply(tx, id)
    if (known && seen !== undefined && `${known.updatedAt}` !== seen) {
      const isStored = known.title === input.title && known.text === input.text
      return isStored ? 'saved' : 'changed'
    }
    const isOther = id === undefined ? undefined : ne(savedReplies.id, id)
    const [taken] = await tx
      .select()
      .from(savedReplies)
      .where(and(eq(savedReplies.title, input.title), isOther))
    if (taken) return id === undefined && taken.text === input.text ? 'saved' : 'taken'
    if (id === undefined && (await tx.$count(savedReplies)) >= MAX_SAVED) return 'full'
    const subjectId = id ?? newId(now)
    const row = { ...input, updatedAt: timeAfter(known?.updatedAt, now) }
    if (id === undefined) await tx.insert(savedReplies).values({ ...row, id: subjectId })
    else {
      const isSame = eq(savedReplies.id, id)
      const [changed] = await tx.update(savedReplies).set(row).where(isSame).returning()
      if (!changed) return 'gone'
    }
    const action = id === undefined ? 'saved-reply.add' : 'saved-reply.change'
    await recordAction(tx, actor, { action, subjectId, now })
    return 'saved'
  })
}

/** @param seen as in `Save` */
export async function deleteSavedReply(
  db: Database,
  actor: Actor,
  id: string,
  seen?: string,
): Promise<'deleted' | 'gone' | 'changed'> {
  return db.write(async (tx) => {
    const known = await findSavedReply(tx, id)
    if (!known) return 'gone'
    if (seen !== undefined && `${known.updatedAt}` !== seen) return 'changed'
    await tx.delete(savedReplies).where(eq(savedReplies.id, id))
    await recordAction(tx, actor, { action: 'saved-reply.delete', subjectId: id })
    return 'deleted'
  })
}
