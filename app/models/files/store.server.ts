import { isPostgres } from '#db/engine'
import type { FileStore } from './file-store'
import { folderStore } from './folder.server'
import { tableStore } from './table.server'

export const fileStore: FileStore = isPostgres ? tableStore : folderStore
