// npm run bench [-- SUBJECT …]: measures the built site; every figure stands beside its reference from the same run.
import { cells, isReached } from './figures.mjs'
import { hasCommand } from './process.mjs'
import { makeFolder, startSite } from './site.mjs'

const SUBJECTS = [
  'visit',
  'pages',
  'writes',
  'logins',
  'backup',
  'start',
  'size',
  'desk',
  'engines',
]
const PORT = Number(process.env.BENCH_PORT ?? 4280)

/** The arguments of every subject. The next ports are free too. */
function tools() {
  const folder = makeFolder()
  return { folder, port: PORT, startSite: (how) => startSite(folder, how) }
}

function printTable(results) {
  const head = ['', 'ours', 'beside', 'ratio', 'goal', 'reached']
  const parts = results.map(([title, rows]) => [title, rows.map(cells)])
  const lines = [head, ...parts.flatMap(([, rows]) => rows)]
  const widths = head.map((_, at) => Math.max(...lines.map((line) => line[at].length)))
  const show = (line) => line.map((cell, at) => cell.padEnd(widths[at])).join('  ')
  console.log(`\n  ${show(head)}`)
  for (const [title, rows] of parts) {
    console.log(title)
    for (const row of rows) console.log(`  ${show(row)}`.trimEnd())
  }
}

function missingTools() {
  const tools = [
    ['nginx', 'bare node:http stands in for it'],
    ['wrk', 'a slower client in Node stands in for it'],
    ['taskset', 'server and client share the cores'],
  ]
  return tools.filter(([name]) => !hasCommand(name)).map(([name, so]) => `no ${name}: ${so}`)
}

const chosen = process.argv.slice(2)
const skipped = missingTools()
const results = []
const subjects = chosen.length > 0 ? chosen : SUBJECTS
for (const subject of subjects) {
  const { title, measure } = await import(`./${subject}.mjs`)
  console.error(`measuring: ${subject} …`)
  const rows = await measure(tools())
  skipped.push(...rows.flatMap((row) => row.skipped ?? []))
  results.push([title, rows.filter((row) => !row.skipped)])
}
printTable(results)
console.log('\nSkipped')
for (const line of [
  ...skipped,
  'Lighthouse, which measures every page by itself: npm run lighthouse',
  'npm test, at most 10 minutes on two quiet cores: time npm test',
]) {
  console.log(`  ${line}`)
}
process.exit(results.some(([, rows]) => rows.some((row) => isReached(row) === false)) ? 1 : 0)
