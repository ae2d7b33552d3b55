import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { MOVED_TABLES } from '#db/move/tables'
import { type Connection, openWriter } from '#db/sqlite/connection.server'
import { markIdentity } from '#db/sqlite/identity.server'
import { migrate } from '#db/sqlite/migrate.server'
import type { SitePaths } from '#db/sqlite/probe.server'

/** More rows than copySite has in a batch. */
export const ROWS = 120
const FILES = new Set(['resume_file', 'file'])

interface Column {
  name: string
  type: string
  notnull: number
  pk: number
}

/** Fills every table of a new site, with nulls, booleans, bytes and characters of several scripts, and nine of ten files. */
export function fillEveryTable(paths: SitePaths): void {
  const client = openWriter(paths.databaseFile)
  migrate(client)
  for (const { name } of MOVED_TABLES) fillTable(client, name, paths.uploadsDir)
  markIdentity(client, paths)
  client.close()
}

function fillTable(client: Connection, table: string, uploads: string): void {
  const columns = client.pragma(`table_info("${table}")`) as Column[]
  const parents = new Map(
    (client.pragma(`foreign_key_list("${table}")`) as { from: string; table: string }[]).map(
      ({ from, table: parent }) => [from, parent],
    ),
  )
  const choices = choicesOf(client, table)
  const values = columns.map(() => '?').join(', ')
  const insert = client.prepare(`insert into "${table}" values (${values})`)
  const add = client.transaction(() => {
    for (let row = 1; row <= ROWS; row++) {
      insert.run(
        columns.map((column) => {
          const file = `${(row % 256).toString(16).padStart(2, '0')}/${table}-${row}`
          if (FILES.has(column.name)) return putFile(uploads, file, row)
          if (!column.notnull && !column.pk && row % 3 === 0) return null
          const parent = parents.get(column.name)
          if (parent !== undefined) return `${parent} id ${row}`
          const choice = choices.get(column.name)
          return choice ?? sampleOf(table, column, row)
        }),
      )
    }
  })
  add.immediate()
}

function sampleOf(table: string, { name, type }: Column, row: number) {
  if (/^(is|has|was|may)_/.test(name)) return row % 2
  if (/^integer$/i.test(type)) return row
  if (/^blob$/i.test(type)) return randomBytes(row % 7 === 0 ? 300_000 : row)
  return row === 5 && name !== 'id'
    ? `${table} ${name} अ😀 \\'%_"\u2028`
    : `${table} ${name} ${row}`
}

/** @returns by column the first choice that its CHECK constraint allows */
function choicesOf(client: Connection, table: string): Map<string, string> {
  const sql = client.prepare('select sql from sqlite_schema where name = ?').pluck().get(table)
  const found = String(sql).matchAll(/"(\w+)" in \('([^']*)'/g)
  return new Map([...found].map(([, column = '', choice = '']) => [column, choice]))
}

function putFile(uploads: string, file: string, row: number): string {
  if (row % 10 === 9) return file
  mkdirSync(dirname(join(uploads, file)), { recursive: true })
  writeFileSync(join(uploads, file), randomBytes(row === 1 ? 700_000 : row))
  return file
}
