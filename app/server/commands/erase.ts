import { OPERATOR } from '#app/models/privacy/audit.server'
import { erasePerson } from '#app/models/privacy/erasure.server'
import { findMentions } from '#app/models/privacy/mention.server'
import { findPerson } from '#app/models/privacy/person.server'
import { readPersonKey } from '#app/models/privacy/person-key.server'
import { readErasures, repeatErasures } from '#app/models/privacy/repeat.server'
import { codeOf } from '#db/busy.server'
import { DatabaseError } from '#db/database.server'
import { isPostgres } from '#db/engine'
import { withDatabase } from '#db/open.server'
import { withSite } from '../data-lock'
import { CommandError, EXIT } from '../exit-codes'
import { confirm } from '../terminal'
import { readArguments, requireDatabaseUrl, requireFile } from './arguments'
import { describeRepeated } from './repeated-erasures'

export const help = `Usage: site erase EMAIL [--yes]
       site erase --again DATABASE

Permanently erases everything one person sent and every email to or about them; a phone number works as well. It asks
first; --yes skips the question, for scripts. Older backups still hold the data until they are removed.

--again repeats erasures after an older state of the database was put back: those of DATABASE, the later state, a file or
the URL of a PostgreSQL database (its password in PGPASSWORD or ~/.pgpass). Do it before the site starts. "site restore
--force" does it by itself.`

const UNDEFINED_TABLE = '42P01'

export async function run(args: string[]): Promise<void> {
  const known = { yes: { type: 'boolean' }, again: { type: 'string' } } as const
  const { positionals, options } = readArguments(args, 1, known, 0)
  if (options.again !== undefined) return repeat(options.again)
  const [typed] = positionals
  if (typed === undefined) throw new CommandError(EXIT.usage, 'An argument is missing')
  const key = readPersonKey(typed)
  if (!key) {
    throw new CommandError(EXIT.usage, `${typed} is neither an email address nor a phone number`)
  }
  return withSite(async ({ db, settings }) => {
    const person = await findPerson(db, key)
    const { enquiries, applications } = person
    const emails = person.mails.length + person.received.length
    const mentions = await findMentions(db, key, person)
    const further = mentions.map(({ kind, label }) => `  ${kind} ${label}`).join('\n')
    const note = `These records also mention ${typed} and stay. Erase those about the same person at the desk, under Privacy:\n${further}`
    if (enquiries.length + applications.length + emails + person.bounces.length === 0) {
      const nothing = `Nothing is stored about ${typed}.`
      throw new CommandError(EXIT.noUser, mentions.length > 0 ? note : nothing)
    }
    const question = `About ${typed}: ${enquiries.length} enquiries, ${applications.length} applications, ${emails} emails.`
    if (options.yes !== true && !(await confirm(question))) {
      throw new CommandError(EXIT.noInput, 'Nothing was erased.')
    }
    const by = { actor: OPERATOR, uploads: settings.uploadsDir }
    const receipt = await erasePerson(db, key, by)
    console.log(`Erased. The receipt is ${receipt.reference}.`)
    if (mentions.length > 0) console.log(note)
  })
}

async function repeat(source: string): Promise<void> {
  if (isPostgres) requireDatabaseUrl(source, '--again')
  else requireFile(source)
  return withSite(async ({ db, settings }) => {
    const later = await withDatabase(source, readErasures).catch(refuseDatabase)
    const repeated = await repeatErasures(db, later, settings.uploadsDir)
    if (!repeated) throw new CommandError(EXIT.badData, 'That database is of another site.')
    console.log(describeRepeated(repeated, settings))
  })
}

function refuseDatabase(error: Error): never {
  if (error instanceof DatabaseError && codeOf(error) !== UNDEFINED_TABLE) {
    throw new CommandError(error.isTransient ? EXIT.tryLater : EXIT.config, error.message)
  }
  const { message } = error.cause instanceof Error ? error.cause : error
  throw new CommandError(EXIT.badData, `That is no database of a site: ${message}`)
}
