import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'
import type { Settings } from '#app/models/company/settings.server'

/** Without traffic in either direction. */
const IDLE_MS = 120_000

const HINTS: Record<number, string> = {
  301: '; check AWS_REGION and AWS_ENDPOINT_URL',
  400: '; check AWS_REGION and AWS_ENDPOINT_URL',
  403: '; check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and what this key may do',
}

interface S3Request {
  query?: Record<string, string>
  upload?: { file: string; sha256: string }
}

/** @param address s3://bucket/folder */
export function openS3(address: string, { endpoint, ...account }: Settings['s3']) {
  const [bucket = '', ...folders] = address.slice('s3://'.length).split('/').filter(Boolean)
  const folder = folders.map((name) => `${name}/`).join('')
  const aws = new AwsClient({ ...account, service: 's3' })

  async function requestS3(method: string, key: string, { query, upload }: S3Request = {}) {
    const path = [bucket, ...key.split('/')].filter(Boolean).map(encodeURIComponent).join('/')
    const url = new URL(`${endpoint.replace(/\/$/, '')}/${path}`)
    url.search = new URLSearchParams(query).toString()
    const hash = upload && { 'X-Amz-Content-Sha256': upload.sha256 }
    const signed = await aws.sign(url.href, { method, headers: hash ?? {} })
    const headers = Object.fromEntries(signed.headers)
    const response = await send(new URL(signed.url), { method, headers, file: upload?.file })
    const { statusCode = 0 } = response
    if (statusCode >= 200 && statusCode < 300) return response
    const reason = reasonOf(await text(response))
    // Stops an upload that the server refused early.
    response.destroy()
    throw new Error(`${url.host} answered ${statusCode}${reason}${HINTS[statusCode] ?? ''}`)
  }

  async function listPage(token?: string): Promise<string[]> {
    const query = { 'list-type': '2', prefix: `${folder}site-` }
    const xml = await text(
      await requestS3('GET', '', {
        query: { ...query, ...(token && { 'continuation-token': token }) },
      }),
    )
    const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key)
    const names = keys.map((key) => key.slice(key.lastIndexOf('/') + 1))
    const next = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1]
    return next === undefined ? names : [...names, ...(await listPage(next))]
  }

  return {
    list: () => listPage(),
    async put(file: string, name: string, sha256: string) {
      await text(await requestS3('PUT', folder + name, { upload: { file, sha256 } }))
    },
    async get(name: string, file: string) {
      const response = await requestS3('GET', folder + name)
      await pipeline(response, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
    },
    async remove(names: string[]) {
      for (const name of names) await text(await requestS3('DELETE', folder + name))
    },
  }
}

/** Uses node:http, because fetch holds a whole upload in memory. */
async function send(
  url: URL,
  options: { method: string; headers: Record<string, string>; file: string | undefined },
): Promise<IncomingMessage> {
  const { method, headers, file } = options
  const length = file === undefined ? {} : { 'Content-Length': (await stat(file)).size }
  const open = url.protocol === 'https:' ? requestHttps : requestHttp
  const request = open(url, { method, headers: { ...headers, ...length }, timeout: IDLE_MS })
  return new Promise((resolve, reject) => {
    request.on('timeout', () => request.destroy(new Error(`${url.host} is silent`)))
    request.on('error', reject)
    request.on('response', resolve)
    if (file === undefined) request.end()
    else pipeline(createReadStream(file), request).catch(reject)
  })
}

function reasonOf(xml: string): string {
  const [code = '', message = ''] = ['Code', 'Message'].map(
    (tag) => new RegExp(`<${tag}>([^<]*)<`).exec(xml)?.[1] ?? '',
  )
  return code && ` (${code}: ${message})`
}
