import type { Connection } from '#db/sqlite/connection.server'

interface Definition {
  name: string
  type: string
  sql: string
}

/** How much of the FTS5 index is collected in memory before it is written. */
const BULK_HASH_BYTES = 64 * 1024 * 1024
const DEFAULT_HASH_BYTES = 1024 * 1024

/**
 * Fills tables in one transaction without their triggers and indexes, except unique indexes, which foreign keys need.
 * Then it builds indexes and search index as a whole, which is many times faster than row by row.
 */
export function fillTables(client: Connection, tables: readonly string[], fill: () => void): void {
  client.pragma('cache_size = -400000')
  client.transaction(() => {
    const definitions = client
      .prepare<[string], Definition>(
        `select name, type, sql from sqlite_master where type in ('index', 'trigger') and sql is not null
         and sql not like 'create unique%' and tbl_name in (select value from json_each(?))`,
      )
      .all(JSON.stringify(tables))
    for (const { name, type } of definitions) client.exec(`drop ${type} "${name}"`)
    fill()
    for (const { sql } of definitions.filter(({ type }) => type === 'index')) client.exec(sql)
    for (const index of ['enquiries_search', 'applications_search']) rebuild(client, index)
    for (const { sql } of definitions.filter(({ type }) => type === 'trigger')) client.exec(sql)
  })()
  client.pragma('wal_checkpoint(truncate)')
}

/** Optimizes, because FTS5 would merge large segments later, while it stores a visitor's enquiry. */
function rebuild(client: Connection, index: string): void {
  client.exec(`
    insert into ${index} (${index}, rank) values ('hashsize', ${BULK_HASH_BYTES});
    insert into ${index} (${index}) values ('rebuild');
    insert into ${index} (${index}) values ('optimize');
    insert into ${index} (${index}, rank) values ('hashsize', ${DEFAULT_HASH_BYTES});
  `)
}
