// Measures a production install without the Node runtime.
import { execFileSync } from 'node:child_process'
import { copyFileSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const title = 'Size'
const RUNTIME = /^node_modules\/node-(linux|bin)/

export async function measure({ folder }) {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const rows = [
    { figure: 'run-time dependencies', ours: Object.keys(dependencies).length, atMost: 32 },
  ]
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(file, join(folder, file))
  const args = ['install', '--omit=dev', '--ignore-scripts', '--no-save', '--no-audit', '--no-fund']
  try {
    execFileSync('npm', [...args, '--loglevel=error'], { cwd: folder, stdio: 'pipe' })
  } catch {
    return [...rows, { skipped: 'packages of a production install: npm cannot reach its registry' }]
  }
  const lock = join(folder, 'node_modules', '.package-lock.json')
  const packages = Object.keys(JSON.parse(readFileSync(lock, 'utf8')).packages)
  const ours = packages.filter((name) => !RUNTIME.test(name))
  return [
    ...rows,
    { figure: 'packages of a production install', ours: ours.length, atMost: 150 },
    { figure: '… in all', ours: megabytes(folder), unit: 'MB', atMost: 120 },
  ]
}

function megabytes(folder) {
  const files = readdirSync(join(folder, 'node_modules'), { recursive: true, withFileTypes: true })
  const bytes = files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .filter((file) => !RUNTIME.test(file.slice(folder.length + 1)))
    .reduce((sum, file) => sum + statSync(file).size, 0)
  return bytes / 1024 / 1024
}
