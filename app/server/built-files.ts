import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { getAssetKeys, getRawAsset, isSea } from 'node:sea'

/** Under this name the executable keeps what the build put into build/client. */
const CLIENT = 'client/'

/** Every file for browsers by its URL path: out of the executable where this is one, else from `folder`. */
export function builtFiles(folder: string): ReadonlyMap<string, Buffer> {
  return isSea() ? filesInside() : filesBelow(folder)
}

function filesInside(): Map<string, Buffer> {
  const keys = getAssetKeys().filter((key) => key.startsWith(CLIENT))
  // Views of the executable's own pages in memory: nothing is copied.
  return new Map(keys.map((key) => [`/${key.slice(CLIENT.length)}`, Buffer.from(getRawAsset(key))]))
}

function filesBelow(folder: string): Map<string, Buffer> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    names.map((name) => [`/${relative(folder, name).split(sep).join('/')}`, readFileSync(name)]),
  )
}
