import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Never asks; takes the key of a new host, because what it gets is encrypted. */
const SSH = 'ssh -o BatchMode=yes -o StrictHostKeyChecking=accept-new'
const PATIENCE_SECONDS = 120

/**
 * @param address of a folder that exists, such as backup@host:folder; nothing makes it, so that a disk that is not
 * mounted is noticed
 */
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
      // What is included and missing in the source is deleted; what is excluded stays.
      const included = names.map((name) => `--include=/${name}`)
      await rsync('-r', '--delete', ...included, '--exclude=*', '--', `${emptyFolder}/`, folder)
    },
  }
}

async function rsync(...args: string[]): Promise<string> {
  // As --rsh it would also be used for rsync:// addresses.
  const env = { RSYNC_RSH: SSH, ...process.env }
  const timeout = `--timeout=${PATIENCE_SECONDS}`
  try {
    const { stdout } = await promisify(execFile)('rsync', [timeout, ...args], { env })
    return stdout
  } catch (error) {
    if (!(error instanceof Error && 'stderr' in error)) throw error
    if ('code' in error && error.code === 'ENOENT') {
      throw new Error('rsync is not installed; BACKUP_TO needs it.')
    }
    const said = String(error.stderr).trim().split('\n').join('; ')
    throw new Error(said || error.message)
  }
}
