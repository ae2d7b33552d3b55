import { messagesOf, parseAsync } from '#app/http/parse'
import {
  type Account,
  changeRole,
  listAccounts,
  removeAccount,
} from '#app/models/account/account.server'
import { signUp } from '#app/models/account/admin.server'
import { changePassword } from '#app/models/account/own-password.server'
import { type SignupInput, signupInput } from '#app/models/account/password.server'
import { resetSecondFactor } from '#app/models/account/second-factor.server'
import type { Site } from '#app/models/company/site.server'
import { emailKey } from '#app/models/email'
import { OPERATOR } from '#app/models/privacy/audit.server'
import { withSite } from '../data-lock'
import { CommandError, EXIT } from '../exit-codes'
import { confirm, readSecret } from '../terminal'
import { readArguments } from './arguments'

export const help = `Usage: site admin create EMAIL --name NAME
       site admin list
       site admin reset-password EMAIL
       site admin reset-second-factor EMAIL [--yes]
       site admin role EMAIL owner|staff
       site admin remove EMAIL [--force]

Manages staff accounts. On a terminal you type the password twice, unseen; otherwise it is the first line of the input. A
new password, like a removal, ends every session of the account. An owner can also
change the site, accounts and privacy; the first account is an owner, the others are staff. The last owner is removed
only with --force.

reset-second-factor is for someone who lost both the authenticator app and the recovery codes: it turns two-step login
off. It asks first; --yes skips the question, for scripts. Be sure who is asking: afterwards a password alone opens the
desk.`

const ACTIONS: Record<string, (site: Site, args: string[]) => Promise<void>> = {
  create,
  list,
  'reset-password': resetPassword,
  'reset-second-factor': resetFactor,
  role,
  remove,
}

export async function run(args: string[]): Promise<void> {
  const [name = '', ...rest] = args
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined
  if (!action) {
    throw new CommandError(
      EXIT.usage,
      `Say one of ${Object.keys(ACTIONS).join(', ')} after "admin"`,
    )
  }
  await withSite((site) => action(site, rest), { mayCreate: action === create })
}

async function create({ db, secretKey }: Site, args: string[]): Promise<void> {
  const { positionals, options } = readArguments(args, 1, { name: { type: 'string' } })
  const [email = ''] = positionals
  const { name } = options
  if (name === undefined) throw new CommandError(EXIT.usage, 'Say --name NAME')
  const password = await readSecret(`Password for ${email}`)
  const account = await parseAccount({ email, name, password, secretKey })
  const signup = await signUp(db, secretKey, account)
  if (!signup.ok) throw new CommandError(EXIT.badData, `There is an account for ${email} already.`)
  console.log(`${account.name} <${account.email}> can log in.`)
}

async function list({ db }: Site, args: string[]): Promise<void> {
  readArguments(args, 0)
  for (const { name, email, role, createdAt } of await listAccounts(db)) {
    console.log(
      `${email}\t${name}\t${role}\tsince ${new Date(createdAt).toISOString().slice(0, 10)}`,
    )
  }
}

async function resetPassword({ db, secretKey }: Site, args: string[]): Promise<void> {
  const [email = ''] = readArguments(args, 1).positionals
  const { id } = await findByEmail(db, email)
  const typed = await readSecret(`New password for ${email}`)
  const { password } = await parseAccount({ email, name: 'Anybody', password: typed, secretKey })
  const by = { actor: OPERATOR, action: 'admin.password' }
  const isDone = await changePassword(db, id, password, by)
  report(isDone, email, `The password of ${email} is changed, and every session of it has ended.`)
}

async function resetFactor({ db }: Site, args: string[]): Promise<void> {
  const { positionals, options } = readArguments(args, 1, { yes: { type: 'boolean' } })
  const [email = ''] = positionals
  const { id, hasSecondFactor, sessions } = await findByEmail(db, email)
  if (!hasSecondFactor) {
    console.log(`${email} logs in with a password alone already; nothing was changed.`)
    return
  }
  const question = `The password alone will open the account of ${email}, its recovery codes and ${sessions.length} open sessions end.`
  if (options.yes !== true && !(await confirm(question))) {
    throw new CommandError(EXIT.noInput, 'Nothing was changed.')
  }
  const isDone = await resetSecondFactor(db, id, OPERATOR)
  const done = `${email} logs in with a password alone now, and every session of it has ended.`
  report(isDone, email, `${done} Have it set up anew under Accounts.`)
}

async function role({ db }: Site, args: string[]): Promise<void> {
  const [email = '', wanted] = readArguments(args, 2).positionals
  if (wanted !== 'owner' && wanted !== 'staff') {
    throw new CommandError(EXIT.usage, 'Say "owner" or "staff" after the address')
  }
  const { id } = await findByEmail(db, email)
  const outcome = await changeRole(db, id, wanted, OPERATOR)
  if (outcome === 'last') {
    throw new CommandError(EXIT.noPermission, `${email} is the last owner. Make another one first.`)
  }
  report(outcome === 'changed', email, `${email} is ${wanted === 'owner' ? 'an owner' : 'staff'}.`)
}

async function remove({ db }: Site, args: string[]): Promise<void> {
  const { positionals, options } = readArguments(args, 1, { force: { type: 'boolean' } })
  const [email = ''] = positionals
  const isForced = options.force === true
  const { id } = await findByEmail(db, email)
  const removal = await removeAccount(db, id, OPERATOR, { isForced, action: 'admin.remove' })
  if (removal === 'last') {
    throw new CommandError(
      EXIT.noPermission,
      `${email} is the last owner. Make another one first, or add --force.`,
    )
  }
  report(removal === 'removed', email, `The account of ${email} is removed.`)
}

function report(isDone: boolean, email: string, done: string): void {
  if (!isDone) throw unknownAccount(email)
  console.log(done)
}

async function findByEmail(db: Site['db'], email: string): Promise<Account> {
  const account = (await listAccounts(db)).find((one) => emailKey(one.email) === emailKey(email))
  if (!account) throw unknownAccount(email)
  return account
}

async function parseAccount(account: SignupInput): Promise<SignupInput> {
  const input = await parseAsync(signupInput, account)
  if (input.ok) return input.data
  throw new CommandError(EXIT.badData, messagesOf(input.errors).join('\n'))
}

function unknownAccount(email: string): CommandError {
  return new CommandError(EXIT.noUser, `There is no account for ${email}.`)
}
