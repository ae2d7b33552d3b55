import { and } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { searchOf } from '#app/models/enquiry/search.server'
import { isPostgres } from '#db/engine'
import { poolOf } from '#db/postgres/pools'
import { enquiries } from '#db/schema'
import { freshDb, runSql, tables } from '#tests/support/app'

const EARLIER = 3000
const SINCE = 500

interface Plan {
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

const removedRows = (plan: Plan): number =>
  (plan.Plans ?? []).reduce(
    (sum, part) => sum + removedRows(part),
    plan['Rows Removed by Filter'] ?? 0,
  )

test.runIf(isPostgres)(
  'PostgreSQL finds the enquiries of today without the earlier ones',
  async () => {
    const db = await freshDb()
    await runSql(
      db,
      `insert into enquiries (id, reference, name, email, "desc", search, content_hash, created_at, updated_at)
      select n, n, '', '', '', '', '', n, n from generate_series(1, ${EARLIER + SINCE}) as n;
    analyze enquiries`,
    )
    const { folder, where } = searchOf({ since: EARLIER })
    const { seq } = enquiries
    const found = tables(db).select({ seq }).from(enquiries).where(and(folder, where)).orderBy(seq)
    const { sql, params } = found.toSQL()
    const { rows } = await poolOf(db).query(`explain (analyze, format json) ${sql}`, params)
    expect(removedRows(rows[0]['QUERY PLAN'][0].Plan)).toBe(0)
    expect(await found).toHaveLength(SINCE + 1)
  },
)
