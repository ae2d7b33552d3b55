import { type BinaryLike, createHash, createHmac, type Hash, type Hmac } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { SignatureV4 } from '@smithy/signature-v4'
import { freshFolder } from './data-dir'

export const ACCOUNT = { accessKeyId: 'AKTEST', secretAccessKey: 'a secret/with+signs' }
export const REGION = 'eu-test-1'

export interface TestS3 {
  url: string
  /** Holds the objects of the only bucket, `backups`, by their keys. */
  folder: string
  /** Method and path of each request that was signed rightly. */
  calls: string[]
  /** What the next requests are answered instead. */
  refuse(method: string, status: number, code: string): void
  close(): void
}

/** A little of S3 with the signatures checked by AWS's own signer. Lists two objects a page. */
export async function startS3(): Promise<TestS3> {
  const folder = freshFolder()
  const calls: string[] = []
  const refusals = new Map<string, [status: number, code: string]>()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '' } = request
    const url = new URL(request.url ?? '', `http://${request.headers.host}`)
    const [status, code] = refusals.get(method) ?? [403, 'SignatureDoesNotMatch']
    if (refusals.has(method) || !(await isSigned(request, url))) {
      return say(response, status, `<Error><Code>${code}</Code><Message>No.</Message></Error>`)
    }
    calls.push(`${method} ${url.pathname}`)
    const file = join(folder, decodeURIComponent(url.pathname.slice('/backups/'.length)))
    if (method === 'PUT') {
      mkdirSync(join(file, '..'), { recursive: true })
      const hash = createHash('sha256')
      await pipeline(
        request,
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            hash.update(chunk)
            yield chunk
          }
        },
        createWriteStream(file),
      )
      const isWhole = hash.digest('hex') === request.headers['x-amz-content-sha256']
      if (!isWhole) rmSync(file)
      return say(response, isWhole ? 200 : 400, '')
    }
    if (url.searchParams.has('list-type')) return say(response, 200, list(folder, url.searchParams))
    if (method === 'DELETE') {
      rmSync(file)
      return say(response, 204, '')
    }
    if (existsSync(file)) return pipeline(createReadStream(file), response)
    say(response, 404, '<Error><Code>NoSuchKey</Code><Message>No such key.</Message></Error>')
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    folder,
    calls,
    refuse: (method, status, code) => void refusals.set(method, [status, code]),
    close: () => void server.close(),
  }
}

function say(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(xml || undefined)
}

function list(folder: string, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? ''
  const keys = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort()
  const page = keys.slice(0, 2)
  const next = keys.length > 2 ? `<NextContinuationToken>${page[1]}</NextContinuationToken>` : ''
  return `<ListBucketResult>${page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}${next}</ListBucketResult>`
}

const signer = new SignatureV4({
  service: 's3',
  region: REGION,
  credentials: ACCOUNT,
  uriEscapePath: false,
  applyChecksum: false,
  sha256: class {
    readonly #hash: Hash | Hmac
    constructor(secret?: BinaryLike) {
      this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', secret)
    }
    update(data: BinaryLike): void {
      this.#hash.update(data)
    }
    async digest(): Promise<Uint8Array> {
      return this.#hash.digest()
    }
    reset(): void {}
  } as never,
})

async function isSigned({ method = '', headers }: IncomingMessage, url: URL): Promise<boolean> {
  const { authorization = '', 'x-amz-date': date = '' } = headers
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? []
  const signed = await signer.sign(
    {
      method,
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: Object.fromEntries(names.map((name) => [name, String(headers[name])])),
    },
    { signingDate: new Date(String(date).replace(/^(....)(..)(..T..)(..)/, '$1-$2-$3:$4:')) },
  )
  const spaceless = (text: string) => text.replaceAll(' ', '')
  return (
    names.includes('host') &&
    spaceless(signed.headers.authorization ?? '') === spaceless(authorization)
  )
}
