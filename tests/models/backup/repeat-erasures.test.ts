import { expect, test } from 'vitest'
import { repeatReplacedErasures } from '#app/models/backup/repeat-erasures.server'
import { OPERATOR } from '#app/models/privacy/audit.server'
import { erasePerson } from '#app/models/privacy/erasure.server'
import { enquiries, instances } from '#db/schema'
import { openDatabase } from '#db/sqlite/database.server'
import { asha, tables } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { databaseAsOf, emptyDataDir, openDataDir } from '#tests/support/site-paths'

/** A database of the first release with an enquiry. */
function oldSite() {
  const { dataDir, databaseFile } = emptyDataDir()
  const client = databaseAsOf('0001_last_success', databaseFile)
  client.exec("insert into instances (id, created_at) values ('one', 0)")
  client
    .prepare(
      `insert into enquiries (seq, id, reference, name, email, email_key, desc, search, content_hash, created_at, updated_at)
      values (1, 'a', 'ENQ-1', 'Asha', ?, ?, 'Hello', 'asha', 'h', 0, 0)`,
    )
    .run(asha.email, asha.email)
  client.close()
  return { dataDir, databaseFile }
}

test.each([0, 1])(
  'a backup of an older schema is restored over a site with %i erasures',
  async (erasures) => {
    const staging = oldSite()
    const { dataDir, db } = openDataDir()
    await tables(db).insert(instances).values({ id: 'one', createdAt: 0 })
    const by = { actor: OPERATOR, uploads: freshFolder() }
    if (erasures > 0) await erasePerson(db, { kind: 'email', key: asha.email }, by)
    const repeated = await repeatReplacedErasures(staging.dataDir, dataDir)
    expect(repeated?.receipts).toHaveLength(erasures)
    const restored = openDatabase(staging.databaseFile)
    expect(await restored.$count(enquiries)).toBe(1 - erasures)
    await restored.close()
  },
)
