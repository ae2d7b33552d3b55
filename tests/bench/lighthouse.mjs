// npm run lighthouse [-- RUNS [PATH …]]: Lighthouse, mobile, for every public page of the built site or those named;
// prints the median of RUNS. It uses a full browser where one is installed, else the headless shell.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { findChromium, installedBrowser } from '../../scripts/chromium.mjs'
import { median } from './figures.mjs'
import { makeFolder, startSite } from './site.mjs'

/** Fetched on first use: it is larger than everything else here together, and only this command needs it. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const PORT = 4174
const ORIGIN = `http://localhost:${PORT}`
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const METRICS = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

/** A spare renderer takes time from the page. The others are Lighthouse's own, because only the last switch counts. */
const DISABLED_FEATURES = [
  'SpareRendererForSitePerProcess',
  'Translate',
  'OptimizationHints',
  'MediaRouter',
  'DialMediaRouteProvider',
  'CalculateNativeWinOcclusion',
  'InterestFeedContentSuggestions',
  'CertificateTransparencyComponentUpdater',
  'AutofillServerCommunication',
  'PrivacySandboxSettings4',
]
const CHROMIUM_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
].join(' ')

const [runsGiven = '3', ...chosen] = process.argv.slice(2)
const runs = Number.parseInt(runsGiven, 10)
const folder = makeFolder()

function measure(path) {
  const report = join(folder, 'report.json')
  const { status } = spawnSync(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      ORIGIN + path,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${CHROMIUM_FLAGS}`,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  if (status !== 0) return undefined
  const { categories, audits, runtimeError } = JSON.parse(readFileSync(report, 'utf8'))
  if (runtimeError) return undefined
  return [
    ...CATEGORIES.map((name) => Math.round(categories[name].score * 100)),
    ...METRICS.map((name) => audits[name].numericValue),
  ]
}

/** Retries where the browser gave no trace, as it sometimes happens on a busy machine. */
function measureWithRetries(path) {
  for (let attempts = 0; attempts < 4; attempts++) {
    const figures = measure(path)
    if (figures) return figures
  }
  throw new Error(`Lighthouse failed on ${path}`)
}

const browser = installedBrowser() ?? (await findChromium()).CHROMIUM_PATH ?? ''
process.env.CHROME_PATH = browser
const site = await startSite(folder, { port: PORT, core: null })
// Work that follows the start would slow down the first pages.
await site.untilIdle()
const map = await (await fetch(`${ORIGIN}/sitemap.xml`)).text()
const all = [...map.matchAll(/<loc>[^<]*?:\d+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
const paths = chosen.length > 0 ? chosen : all

console.log(`Lighthouse, mobile, median of ${runs}, in ${browser || 'a browser it found'}\n`)
console.log('perf  a11y  best   seo  LCP ms  TBT ms    CLS  page')
for (const path of paths) {
  const rows = Array.from({ length: runs }, () => measureWithRetries(path))
  const [perf, a11y, best, seo, lcp, tbt, cls] = rows[0].map((_, column) =>
    median(rows.map((row) => row[column])),
  )
  const scores = [perf, a11y, best, seo].map((score) => String(score).padStart(4)).join('  ')
  const times = [lcp, tbt].map((time) => String(Math.round(time)).padStart(6)).join('  ')
  console.log(`${scores}  ${times}  ${cls.toFixed(3)}  ${path}`)
}
process.exit(0)
