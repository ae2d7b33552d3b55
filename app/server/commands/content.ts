import { statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { loadPublished } from '#app/models/content/load.server'
import { exportContent, importContent } from '#app/models/content/transfer.server'
import { makeFolder } from '#db/make-folder.server'
import { withSite } from '../data-lock'
import { CommandError, EXIT } from '../exit-codes'
import { readArguments } from './arguments'

export const help = `Usage: site content export FOLDER
       site content import FOLDER

Gives and takes the texts of the site as JSON files, one for each page, and its pictures, so that they can be kept
under version control.
"export" writes what visitors see now into an empty folder. "import" checks every file and publishes those that differ,
all of them or none; a running site shows them at once. Drafts are left as they are.`

export async function run(args: string[]): Promise<void> {
  const [word, folder = ''] = readArguments(args, 2).positionals
  if (word === 'export') return exportTo(folder)
  if (word === 'import') return importFrom(folder)
  throw new CommandError(EXIT.usage, 'Say "export" or "import" after "content"')
}

async function exportTo(folder: string): Promise<void> {
  makeFolder(folder)
  if ((await readdir(folder)).some((name) => !name.startsWith('.'))) {
    throw new CommandError(EXIT.cannotCreate, `${folder} is not empty. Name a new folder.`)
  }
  const count = await withSite(async (site) => {
    await loadPublished(site)
    return exportContent(site, folder)
  })
  console.log(`${count} documents are in ${folder}.`)
}

async function importFrom(folder: string): Promise<void> {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (!found) throw new CommandError(EXIT.noInput, `${folder} does not exist.`)
  if (!found.isDirectory()) throw new CommandError(EXIT.noInput, `${folder} is no folder.`)
  const outcome = await withSite(
    async (site) => {
      await loadPublished(site)
      return importContent(site, folder)
    },
    { mayCreate: true },
  )
  if (!outcome.ok) {
    const lines = outcome.refused.map(({ file, message }) => `${file}: ${message}`)
    throw new CommandError(EXIT.badData, `Nothing was imported.\n${lines.join('\n')}`)
  }
  const { published } = outcome
  console.log(
    published.length === 0 ? 'Nothing has changed.' : `Published: ${published.join(', ')}.`,
  )
}
