import { OPERATOR } from '#app/models/privacy/audit.server'
import { erasePerson } from '#app/models/privacy/erasure.server'
import { findMentions } from '#app/models/privacy/mention.server'
import { findPerson } from '#app/models/privacy/person.server'
import { readPersonKey } from '#app/models/privacy/person-key.server'
import { withSite } from '../data-lock'
import { CommandError, EXIT } from '../exit-codes'
import { confirm } from '../terminal'
import { readArguments } from './arguments'

export const help = `Usage: site erase EMAIL [--yes]

Permanently erases everything one person sent and every email to or about them; a phone number works as well. It asks
first; --yes skips the question, for scripts. Older backups still hold the data until they are removed.`

export async function run(args: string[]): Promise<number> {
  const { positionals, options } = readArguments(args, 1, { yes: { type: 'boolean' } })
  const [typed = ''] = positionals
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
    return EXIT.ok
  })
}
