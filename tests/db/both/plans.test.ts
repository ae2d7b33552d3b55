import { and } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { searchOf } from '#app/models/enquiry/search.server'
import type { Database } from '#db/database.server'
import { isPostgres } from '#db/engine'
import { poolOf } from '#db/postgres/state.server'
import { enquiries } from '#db/schema'
import { freshDb, runSql, tables, writerOf } from '#tests/support/app'

const EARLIER = 3000
const SINCE = 500

interface Query {
  sql: string
  params: unknown[]
}

interface Plan {
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

const removedRows = (plan: Plan): number =>
  (plan.Plans ?? []).reduce(
    (sum, part) => sum + removedRows(part),
    plan['Rows Removed by Filter'] ?? 0,
  )

test('the enquiries of today are found without reading the earlier ones', async () => {
  const db = await freshDb()
  await runSql(
    db,
    `insert into enquiries (id, reference, name, email, "desc", search, content_hash, created_at, updated_at)
      with recursive series (n) as (select 1 union all select n + 1 from series where n < ${EARLIER + SINCE})
      select n, n, '', '', '', '', '', n, n from series;
    analyze enquiries`,
  )
  const { folder, where } = searchOf({ since: EARLIER })
  const { seq } = enquiries
  const found = tables(db).select({ seq }).from(enquiries).where(and(folder, where)).orderBy(seq)
  await expectNoEarlierRowsRead(db, found.toSQL())
  expect(await found).toHaveLength(SINCE + 1)
})

async function expectNoEarlierRowsRead(db: Database, { sql, params }: Query): Promise<void> {
  if (isPostgres) {
    const { rows } = await poolOf(db).query(`explain (analyze, format json) ${sql}`, params)
    expect(removedRows(rows[0]['QUERY PLAN'][0].Plan)).toBe(0)
    return
  }
  const steps = writerOf(db)
    .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
    .all(...params)
  expect(steps.filter(({ detail }) => detail.startsWith('SCAN'))).toEqual([])
}
