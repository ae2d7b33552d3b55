import { text } from 'node:stream/consumers'
import { inArray } from 'drizzle-orm'
import { countEnquiries, searchOf } from '#app/models/enquiry/search.server'
import { fold } from '#app/models/text'
import { findPage } from '#db/list.server'
import { openSiteDb } from '#db/open.server'
import { enquiries } from '#db/schema'

/** A program that fills a site with the names from stdin, and prints what each needle finds in the desk's list. */
const { names, needles } = JSON.parse(await text(process.stdin)) as Record<string, string[]>
const { DATA_DIR: dataDir = '.', DATABASE_URL: databaseUrl } = process.env
const db = await openSiteDb({
  dataDir,
  databaseFile: `${dataDir}/db/site.sqlite`,
  uploadsDir: `${dataDir}/uploads`,
  databaseUrl: databaseUrl || undefined,
})
await db.write(async (tx) => {
  for (const [at, name] of (names ?? []).entries()) {
    const unused = { email: '', desc: '', contentHash: `${at}`, createdAt: at, updatedAt: at }
    const numbers = name.replace(/\D/g, '')
    const key = `${at}`.padStart(6, '0')
    await tx
      .insert(enquiries)
      .values({ ...unused, id: key, reference: key, name, numbers, search: fold(name) })
  }
})
const found = []
for (const needle of needles ?? []) {
  const search = searchOf({ search: needle })
  const { seqs, hasMore, isPartial } = await findPage(db, search, {
    limit: 10,
    isNewestFirst: true,
  })
  const rows = await db.select().from(enquiries).where(inArray(enquiries.seq, seqs))
  const references = rows.map(({ reference }) => reference).sort()
  found.push({
    needle,
    references,
    hasMore,
    isPartial,
    count: await countEnquiries(db, { search: needle }),
  })
}
await db.close()
console.log(JSON.stringify(found))
