import { readFileSync, statSync } from 'node:fs'
import type { Site } from '#app/models/company/site.server'
import { readPersonKey } from '#app/models/privacy/person-key.server'
import {
  findErasureReceipt,
  isAbout,
  isGenuine,
  readReceiptText,
  receiptText,
} from '#app/models/privacy/receipt.server'
import { withSite } from '../data-lock'
import { CommandError, EXIT } from '../exit-codes'
import { readArguments } from './arguments'

export const help = `Usage: site receipt verify REFERENCE|FILE [EMAIL]

Receipts of erasures. It says whether this site issued a receipt and whether anything in it was changed: of one in
the log by its reference, or of the signed text in a file. With an email address or phone number, it also says whether
the receipt is about that person.`

export async function run(args: string[]): Promise<void> {
  const [subcommand = '', source = '', person] = readArguments(args, 3, {}, 2).positionals
  if (subcommand !== 'verify') {
    throw new CommandError(EXIT.usage, 'Say "verify REFERENCE" after "receipt"')
  }
  return withSite(({ db }) => verifyReceipt(db, source, person))
}

async function verifyReceipt(db: Site['db'], source: string, who?: string): Promise<void> {
  const text = isFile(source) ? readFileSync(source, 'utf8') : await signedTextOf(db, source)
  const receipt = readReceiptText(text)
  if (!receipt) {
    throw new CommandError(EXIT.badData, `${source} has no signature: it is no receipt.`)
  }
  if (!(await isGenuine(db, receipt))) {
    throw new CommandError(EXIT.badData, `${source} was changed, or another site issued it.`)
  }
  console.log(`${source} is genuine and unchanged. Signed are only these lines:`)
  console.log(receipt.signed.join('\n'))
  if (who === undefined) return
  const person = readPersonKey(who)
  if (!person || !(await isAbout(db, receipt, person))) {
    throw new CommandError(EXIT.badData, `It is not about ${who}.`)
  }
  console.log(`It is about ${who}.`)
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

async function signedTextOf(db: Site['db'], reference: string): Promise<string> {
  const receipt = await findErasureReceipt(db, reference)
  if (receipt) return receiptText(receipt)
  throw new CommandError(
    EXIT.noInput,
    `There is no receipt ${reference} in the log, and no such file.`,
  )
}
