import { copyFileSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { databaseUrl } from '#app/models/company/database-url'
import { readSecretKey, secretKeyFile } from '#app/models/company/open-site.server'
import { readSettings, type Settings } from '#app/models/company/settings.server'
import { companyFile } from '#app/models/content/company.server'
import { withTemporary } from '#app/models/files/temporary.server'
import { DatabaseError } from '#db/database.server'
import { renameDurably } from '#db/durable-file.server'
import { makeFolder } from '#db/make-folder.server'
import { copySite, type Moved } from '#db/move/copy.server'
import { type Source, TargetError } from '#db/move/source-target'
import { fillPostgres, readPostgresSite } from '#db/postgres/move.server'
import { inspectSite } from '#db/sqlite/inspect.server'
import { fillSqlite, readSqliteSite } from '#db/sqlite/move.server'
import { lockDataDir } from '../data-lock'
import { CommandError, EXIT } from '../exit-codes'
import { progressBar } from '../terminal'
import { readArguments, requireDatabaseUrl } from './arguments'

export const help = `Usage: site move --to postgres://USER@HOST/DATABASE
       site move --to DIRECTORY

Copies the site of the data directory (DATA_DIR), files included, into an empty PostgreSQL database; with DATABASE_URL
set, the site of that database into a new data directory. Every table and file is read back and compared. The source
stays as it is. A copy that is interrupted leaves nothing: start it again. Stop the site first.

Other users of this machine see the arguments of a command: leave the password out, and set PGPASSWORD or use ~/.pgpass.`

export async function run(args: string[]): Promise<void> {
  const { options } = readArguments(args, 0, { to: { type: 'string' } })
  const { to } = options
  if (to === undefined) throw new CommandError(EXIT.usage, 'Say --to where')
  const settings = readSettings(process.env)
  const { databaseUrl: from } = settings
  try {
    const moved = from === undefined ? await toServer(settings, to) : await toFolder(settings, to)
    for (const name of moved.missing) console.error(`Was missing already: ${name}`)
    console.log(`Copied and compared: ${moved.rows} rows and ${moved.files} files.`)
    console.log(from === undefined ? nextOnServer(settings) : nextInFolder(to))
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error
    if (error instanceof TargetError) throw new CommandError(EXIT.cannotCreate, error.message)
    throw new CommandError(error.isTransient ? EXIT.tryLater : EXIT.config, error.message)
  }
}

async function toServer(settings: Settings, to: string): Promise<Moved> {
  const url = requireDatabaseUrl(to, '--to')
  const found = inspectSite(settings)
  if (!found) throw new CommandError(EXIT.noInput, `There is no site in ${settings.dataDir}.`)
  if (found.pending > 0) {
    throw new CommandError(EXIT.config, 'The database lacks migrations. Start the site once first.')
  }
  const release = lockDataDir(settings)
  const bar = progressBar()
  try {
    return await readSqliteSite(settings, (source) =>
      fillPostgres(url, (target) => copySite(source, target, bar.show)),
    )
  } finally {
    bar.done()
    release()
  }
}

/** Marks a folder as left over from an interrupted attempt. */
const MARK = '.site-move'

async function toFolder(settings: Settings, to: string): Promise<Moved> {
  if (databaseUrl.safeParse(to).success) {
    throw new CommandError(
      EXIT.usage,
      'With DATABASE_URL set, the site of that database is copied into a folder. Unset it to copy the site of DATA_DIR into PostgreSQL',
    )
  }
  const folder = resolve(to)
  const unfinished = `${folder}.new`
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new TargetError(`${folder} is not empty. Name a new folder.`)
  }
  if (existsSync(unfinished) && !existsSync(join(unfinished, MARK))) {
    throw new TargetError(`${unfinished} is in the way. Move it away.`)
  }
  const paths = {
    dataDir: unfinished,
    databaseFile: join(unfinished, 'db', 'site.sqlite'),
    uploadsDir: join(unfinished, 'uploads'),
  }
  const bar = progressBar()
  const fill = async (source: Source) => {
    process.umask(0o077)
    rmSync(unfinished, { recursive: true, force: true })
    makeFolder(unfinished)
    writeFileSync(join(unfinished, MARK), '')
    const moved = await fillSqlite(paths, (target) => copySite(source, target, bar.show))
    copyKeyAndCompany(settings, unfinished)
    rmSync(join(unfinished, MARK))
    renameDurably(unfinished, folder)
    return moved
  }
  // A second command fails at the lock of the database, before it touches the folder of the first.
  return readPostgresSite(settings.databaseUrl ?? '', (source) =>
    withTemporary(unfinished, () => fill(source)),
  ).finally(bar.done)
}

function copyKeyAndCompany(settings: Settings, dataDir: string): void {
  writeFileSync(secretKeyFile({ ...settings, dataDir }), `${readSecretKey(settings)}\n`)
  const company = companyFile(settings.dataDir)
  if (existsSync(company)) copyFileSync(company, companyFile(dataDir))
}

function nextOnServer({ adminSecretKey, dataDir }: Settings): string {
  const key = adminSecretKey === undefined ? `the key in ${join(dataDir, 'secret-key')}` : 'as now'
  return `Next: set DATABASE_URL to that address and ADMIN_SECRET_KEY (${key}), then start the site.\nErasures and retention no longer reach ${dataDir}: delete db, uploads and backups there once the site runs well.`
}

function nextInFolder(to: string): string {
  return `Next: set DATA_DIR to ${resolve(to)}, unset DATABASE_URL, then start the site.\nErasures and retention no longer reach the old database: drop it once the site runs well.`
}
