// The plain server that pages are compared with: nginx with compressed files, or bare node:http without nginx.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { hasCommand, startServer } from './process.mjs'

export const referenceName = () => (hasCommand('nginx') ? 'nginx' : 'bare node:http')

/** Headers that a server sets itself, or that would change the response. */
const EXCLUDED_HEADERS = new Set([
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'content-encoding',
  'etag',
  'transfer-encoding',
  'set-cookie',
  'vary',
  'content-type',
])

/**
 * Serves the same gzip bytes with the same headers as the pages that were fetched.
 * @param pages by path: { headers, compressed }
 */
export async function startReference(folder, port, pages) {
  return hasCommand('nginx') ? startNginx(folder, port, pages) : startBare(folder, port, pages)
}

async function startNginx(folder, port, pages) {
  const root = join(folder, 'root')
  const locations = Object.entries(pages).map(([path, { headers, compressed }]) => {
    const name = path === '/' ? '/index' : path
    const file = `${join(root, name)}.html`
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(`${file}.gz`, compressed)
    writeFileSync(file, '')
    const lines = [...headers]
      .filter(([header]) => !EXCLUDED_HEADERS.has(header))
      .map(([header, value]) => `add_header ${header} "${value.replaceAll('"', '\\"')}";`)
    return `location = ${path} { ${lines.join(' ')} try_files ${name}.html =404; }`
  })
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `daemon off; master_process off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=100;
  gzip_static on; gzip_vary on; default_type "text/html; charset=utf-8"; types { }
  server { listen 127.0.0.1:${port}; root ${root}; ${locations.join('\n')} }
}
`,
  )
  execFileSync('sh', ['-c', `PATH=$PATH:/usr/sbin nginx -q -t -c ${config}`], { stdio: 'inherit' })
  return startServer(['nginx', '-c', config], `http://127.0.0.1:${port}/`)
}

async function startBare(folder, port, pages) {
  const script = join(folder, 'bare.mjs')
  const responses = Object.entries(pages).map(([path, { headers, compressed }]) => {
    const kept = [...headers].filter(([header]) => !EXCLUDED_HEADERS.has(header)).flat()
    return [path, kept, compressed.toString('base64')]
  })
  writeFileSync(
    script,
    `import { createServer } from 'node:http'
const responses = new Map(${JSON.stringify(responses)}.map(([path, headers, compressed]) => {
  const body = Buffer.from(compressed, 'base64')
  return [path, { body, headers: [...headers, 'ETag', '"bare"', 'Content-Encoding', 'gzip', 'Content-Length', String(body.length)] }]
}))
createServer((request, response) => {
  const known = responses.get(request.url)
  if (!known) return response.writeHead(404).end()
  if (request.headers['if-none-match']) return response.writeHead(304, ['ETag', '"bare"']).end()
  response.writeHead(200, known.headers).end(known.body)
}).listen(${port}, '127.0.0.1')
`,
  )
  return startServer([process.execPath, script], `http://127.0.0.1:${port}/`)
}
