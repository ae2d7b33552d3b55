import {
  access,
  constants,
  type FileHandle,
  mkdir,
  open,
  rename,
  statfs,
  unlink,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type FileStore, nameFile } from './file-store'
import { emptyTrash, sweepUploads } from './folder-sweep.server'

/** Reserved for the database; on a small disk a tenth of the disk. */
const RESERVED_BYTES = 256 * 2 ** 20

export const folderStore: FileStore = {
  receive: storeFile,
  async keep() {},
  async remove(_tx, uploads, files) {
    const folders = new Set(files.map((file) => dirname(join(uploads, file))))
    for (const folder of folders) await requireWritable(folder)
  },
  async clear(uploads, files) {
    const removals = await Promise.allSettled(files.map((file) => removeFile(uploads, file)))
    const failure = removals.find((removal) => removal.status === 'rejected')
    if (failure) throw failure.reason
  },
  async open({ uploads }, file, bytes) {
    const handle = await openFile(uploads, file)
    if (!handle || bytes === undefined) return handle?.createReadStream()
    if ((await handle.stat()).size === bytes) return handle.createReadStream()
    await handle.close()
    return undefined
  },
  async sweep({ db, uploads }, now) {
    const moved = await sweepUploads(db, uploads, now)
    return `${moved} files to the trash, ${await emptyTrash(uploads, now)} out of it`
  },
  async findLackOfSpace(uploads, bytes) {
    await makeFolder(uploads)
    const { bavail, bsize, blocks } = await statfs(uploads)
    if (bavail * bsize - bytes >= Math.min(RESERVED_BYTES, (blocks * bsize) / 10)) return undefined
    return 'resumes are refused: the rest of the disk is kept for the database; free some of it'
  },
}

async function storeFile(uploads: string, content: Uint8Array) {
  const named = nameFile(content)
  const path = join(uploads, named.file)
  const temporary = join(uploads, 'incoming', basename(path))
  for (const folder of [uploads, dirname(path), dirname(temporary)]) await makeFolder(folder)
  try {
    await writeFile(temporary, content, { flag: 'wx', mode: 0o600, flush: true })
    await rename(temporary, path)
  } catch (error) {
    await unlink(temporary).catch(() => undefined)
    throw error
  }
  for (const folder of [dirname(path), uploads]) await syncFolder(folder)
  return named
}

/** Not recursive, because Node then reports a read-only disk and an exceeded quota as ENOENT. */
async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

export async function openFile(folder: string, file: string): Promise<FileHandle | undefined> {
  return open(join(folder, file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return undefined
  })
}

async function requireWritable(folder: string): Promise<void> {
  await access(folder, constants.W_OK | constants.X_OK).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
}

async function removeFile(uploads: string, file: string): Promise<void> {
  await unlink(join(uploads, file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
}

export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
