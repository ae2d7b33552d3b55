import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Never prompts. Accepts the key of a new host, because the files are encrypted. */
const SSH = 'ssh -o BatchMode=yes -o StrictHostKeyChecking=accept-new'
const TIMEOUT_SECONDS = 120

/** @param address an existing folder, such as backup@host:folder. Not created, so that an unmounted disk is an error. */
export function openRsync(address: string, emptyFolder: string) {
  const folder = address.endsWith('/') ? address : `${address}/`
  return {
    async list() {
      const listed = await rsync('--list-only', '--', folder)
      return listed.split('\n').map((line) => line.slice(line.lastIndexOf(' ') + 1))
    },
    async put(file: string, name: string) {
      await rsync('--', file, folder + name)
    },
    async get(name: string, file: string) {
      await rsync('--', folder + name, file)
    },
    async remove(names: string[]) {
      if (names.length === 0) return
      // Included files are deleted, because the source is empty; excluded files stay.
      const included = names.map((name) => `--include=/${name}`)
      await rsync('-r', '--delete', ...included, '--exclude=*', '--', `${emptyFolder}/`, folder)
    },
  }
}

async function rsync(...args: string[]): Promise<string> {
  // The option --rsh would also apply to rsync:// URLs.
  const env = { RSYNC_RSH: SSH, ...process.env }
  const timeout = `--timeout=${TIMEOUT_SECONDS}`
  try {
    const { stdout } = await promisify(execFile)('rsync', [timeout, ...args], { env })
    return stdout
  } catch (error) {
    if (!(error instanceof Error && 'stderr' in error)) throw error
    if ('code' in error && error.code === 'ENOENT') {
      throw new Error('rsync is not installed; BACKUP_TO needs it')
    }
    const stderr = String(error.stderr).trim().split('\n').join('; ')
    throw new Error(stderr || error.message)
  }
}
