import { and, desc, eq, ne } from 'drizzle-orm'
import type { Roles } from '#app/content/schemas/roles'
import { shippedDocuments } from '#app/content/shipped'
import type { Site } from '#app/models/company/site.server'
import { contentVersions } from '#db/schema'

let memo: { site: Site; newest: string | undefined; names: string[] } | undefined

/** Every role that an application may have been sent with: what is offered now comes first. */
export async function everyRole(site: Site): Promise<string[]> {
  const newest = site.published?.newest
  if (memo?.site !== site || memo.newest !== newest) {
    memo = { site, newest, names: await readNames(site) }
  }
  return memo.names
}

async function readNames({ db, published }: Site): Promise<string[]> {
  const versions = await db
    .select({ value: contentVersions.value })
    .from(contentVersions)
    .where(and(eq(contentVersions.document, 'roles'), ne(contentVersions.value, '')))
    .orderBy(desc(contentVersions.id))
  const earlier = versions.map(({ value }) => JSON.parse(value))
  const shipped = shippedDocuments.roles
  const all = [published?.documents.roles ?? shipped, ...earlier, shipped] as Roles[]
  return [...new Set(all.flatMap(({ roles }) => roles.map(({ name }) => name)))]
}
