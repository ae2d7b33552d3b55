import { execFile, execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer as createPlain, request as send } from 'node:http'
import { createServer } from 'node:https'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

import { publicPages } from '#tests/content/shipped'
import { freshFolder } from '#tests/support/data-dir'
import { freePort } from '#tests/support/free-port.mjs'
import { startProgram } from '#tests/support/program'

const PACKAGE = '@mdn/mdn-http-observatory@1.4.8'
const FOLDER = '.cache/observatory'
const SCANNER_FOLDER = join(FOLDER, 'node_modules/@mdn/mdn-http-observatory')
const MIN_SCORE = 135
/** Points for good cookies, which a page without cookies cannot earn. */
const COOKIE_POINTS = 5

/** Mozilla's scanner as a script. Its `scan` takes no port, so this combines its parts in the same way. */
const SCANNER = `
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js'
import { getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js'
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js'

const [httpPort, httpsPort, ...paths] = process.argv.slice(2)
for (const path of paths) {
  const found = await retrieve('localhost', { httpPort, httpsPort, path })
  const results = ALL_TESTS.map((judge) => judge(found)).filter(({ result }) => result)
  const marks = results.map(({ result }) => [result, getScoreModifier(result)])
  const lost = marks.reduce((sum, [, mark]) => sum + Math.min(0, mark), 100)
  const all = marks.reduce((sum, [, mark]) => sum + mark, 100)
  // As in the scanner, bonus points count only from a score of 90.
  console.log(JSON.stringify({ path, score: lost >= 90 ? all : lost, marks }))
}`

/** Installed on first use: it has half as many dependencies as the site, for one test. */
function ensureScanner(): boolean {
  if (!existsSync(SCANNER_FOLDER)) {
    const args = [
      'install',
      '--prefix',
      FOLDER,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      PACKAGE,
    ]
    try {
      execFileSync('npm', [...args, '--loglevel=error'], { stdio: 'ignore', timeout: 240_000 })
    } catch {
      return false
    }
  }
  writeFileSync(join(FOLDER, 'scan.mjs'), SCANNER)
  // The HSTS preload list, which the scanner downloads separately; localhost is not on it.
  writeFileSync(join(SCANNER_FOLDER, 'conf/hsts-preload.json'), '{}')
  return true
}

/** A certificate that only the scanner trusts; undefined without openssl. */
function makeCertificate(): { key: string; cert: string } | undefined {
  const folder = freshFolder()
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  try {
    const args = ['req', '-x509', ...curve, '-keyout', key, '-out', cert, '-days', '2', ...name]
    execFileSync('openssl', args, { stdio: 'ignore' })
    return { key, cert }
  } catch {
    return undefined
  }
}

test('Mozilla Observatory gives every page 135 points, or 130 without cookies', async ({
  skip,
  onTestFinished,
}) => {
  const certificate = makeCertificate()
  if (!certificate) return skip('openssl is missing')
  if (!ensureScanner()) return skip(`${PACKAGE} could not be fetched`)

  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  const program = await startProgram({
    RATE_LIMIT: 'off',
    SITE_ORIGIN: `https://localhost:${httpsPort}`,
  })
  const { hostname, port } = new URL(program.url)

  // The proxy in front of the site: TLS, and a redirect from HTTP.
  const options = { key: readFileSync(certificate.key), cert: readFileSync(certificate.cert) }
  const secure = createServer(options, (request, response) => {
    const { method, url: path, headers } = request
    const passed = send({ hostname, port, method, path, headers }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers)
      upstream.pipe(response)
    })
    request.pipe(passed)
  }).listen(httpsPort)
  const plain = createPlain((request, response) => {
    response.writeHead(301, { Location: `https://localhost:${httpsPort}${request.url}` }).end()
  }).listen(httpPort)
  onTestFinished(() => {
    for (const server of [secure, plain]) server.close().closeAllConnections()
  })

  const paths = [
    ...publicPages.map(({ path }) => path),
    '/login',
    '/enquiry/sent?reference=ENQ-75BZ-Y4NY',
  ]
  const ports = [String(httpPort), String(httpsPort)]
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(FOLDER, 'scan.mjs'), ...ports, ...paths],
    // Its CSS parser prints the styles it does not know, which is a lot of output.
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate.cert }, maxBuffer: 16 * 1024 ** 2 },
  )
  const results = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  console.log(`Observatory: ${Math.min(...results.map(({ score }) => score))} at least`)
  expect(results).toHaveLength(paths.length)
  for (const { path, score, marks } of results) {
    const hasCookies = !marks.some(([result]: [string]) => result === 'cookies-not-found')
    const minScore = hasCookies ? MIN_SCORE : MIN_SCORE - COOKIE_POINTS
    expect(score, `${path} ${JSON.stringify(marks)}`).toBeGreaterThanOrEqual(minScore)
  }
})
