import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, readdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freshFolder } from './data-dir'
import { freePort } from './free-port.mjs'

const PASSWORD = 'a p@ss/word#1'

/** The path of Debian's Dovecot; undefined where it is not installed. */
export const dovecot = ['/usr/sbin/dovecot'].find((file) => {
  try {
    return execFileSync(file, ['--version']).length > 0
  } catch {
    return false
  }
})

export interface ImapServer {
  url: string
  port: number
  /** Puts an email into the Maildir, as a delivery agent does. */
  deliver(source: Buffer, daysAgo?: number): void
  /** The file names of the emails, which contain their flags. */
  files(): string[]
  /** Gives every email another UID, as after a mailbox is restored. */
  renumber(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** Starts Debian's Dovecot with one account and a Maildir, in a temporary folder. */
export async function startDovecot(): Promise<ImapServer> {
  const folder = freshFolder()
  const port = await freePort()
  const mail = join(folder, 'mail')
  for (const name of ['cur', 'new', 'tmp']) mkdirSync(join(mail, name), { recursive: true })
  const config = join(folder, 'dovecot.conf')
  writeFileSync(join(folder, 'users'), `desk:{PLAIN}${PASSWORD}::::::\n`)
  const me = execFileSync('id', ['-un'], { encoding: 'utf8' }).trim()
  // Dovecot serves no mailbox of root, and no process that reads passwords runs as root.
  const [user, loginUser] = me === 'root' ? ['dovecot', 'dovenull'] : [me, me]
  if (me === 'root') {
    chmodSync(folder, 0o711)
    execFileSync('chown', ['-R', user, mail])
  }
  writeFileSync(
    config,
    `protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
default_internal_user = ${me}
default_internal_group = ${me}
default_login_user = ${loginUser}
first_valid_uid = 1
mail_location = maildir:${mail}
passdb {
  driver = passwd-file
  args = scheme=PLAIN ${folder}/users
}
userdb {
  driver = static
  args = uid=${user} gid=${user} home=${mail}
}
service anvil {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`,
  )
  let running: ChildProcess | undefined
  const server: ImapServer = {
    url: `imap://desk:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/INBOX`,
    port,
    deliver(source, daysAgo = 0) {
      const name = `${Date.now()}.${randomUUID()}.test`
      writeFileSync(join(mail, 'tmp', name), source)
      const seconds = Date.now() / 1000 - daysAgo * 86_400
      utimesSync(join(mail, 'tmp', name), seconds, seconds)
      renameSync(join(mail, 'tmp', name), join(mail, 'new', name))
    },
    files: () => ['new', 'cur'].flatMap((name) => readdirSync(join(mail, name))),
    async renumber() {
      await server.stop()
      for (const name of readdirSync(mail).filter((file) => file.startsWith('dovecot'))) {
        renameSync(join(mail, name), join(folder, `${name}-${randomUUID()}`))
      }
      // UIDVALIDITY is a time in seconds.
      await sleep(1100)
      await server.start()
    },
    async start() {
      running = spawn(dovecot ?? '', ['-F', '-c', config], { stdio: 'ignore', detached: true })
      for (let attempts = 0; !(await isListening(port)); attempts++) {
        if (attempts > 100 || running.exitCode !== null) throw new Error('Dovecot does not start')
        await sleep(50)
      }
    },
    async stop() {
      const child = running
      running = undefined
      if (!child || child.exitCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      // A process that serves a mailbox outlives its master for a while.
      process.kill(-(child.pid ?? 0), 'SIGKILL')
      await ended
    },
  }
  await server.start()
  return server
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
