import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

import { freshFolder } from './data-dir'

/** Settings for backups in a folder of the bucket. */
export const s3Settings = (url: string, folder = 'site') => ({
  BACKUP_TO: `s3://backups/${folder}`,
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
  AWS_REGION: 'eu-test-1',
  AWS_ENDPOINT_URL: url,
})

export interface TestS3 {
  url: string
  /** Method and path of each request that was accepted. */
  requests: string[]
  /** The keys in the only bucket, `backups`. */
  keys(): string[]
  fileOf(key: string): string
  put(key: string, bytes: BodyInit): Promise<void>
  /** Makes the next requests of a method fail. */
  refuse(method: string, status: number, code: string): void
  close(): void
}

const SUFFIX = '._S3rver_object'

/** Starts a server that checks signatures, but also accepts requests without one. */
export async function startS3(): Promise<TestS3> {
  const directory = freshFolder()
  const requests: string[] = []
  const refusals = new Map<string, [status: number, code: string]>()
  const app = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'backups' }],
  })
  app.middleware.unshift(async (context, next) => {
    const refusal = refusals.get(context.method)
    if (refusal) {
      context.status = refusal[0]
      context.body = `<Error><Code>${refusal[1]}</Code><Message>No.</Message></Error>`
      return
    }
    await next()
    if (context.status < 300) requests.push(`${context.method} ${context.url.split('?')[0]}`)
  })
  const { port } = await app.run()
  const url = `http://127.0.0.1:${port}`
  const folder = join(directory, 'backups')
  return {
    url,
    requests,
    keys: () =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith(SUFFIX))
        .map((name) => name.slice(0, -SUFFIX.length))
        .sort(),
    fileOf: (key) => join(folder, `${key}${SUFFIX}`),
    async put(key, bytes) {
      const { ok } = await fetch(`${url}/backups/${encodeURI(key)}`, { method: 'PUT', body: bytes })
      if (!ok) throw new Error(`The bucket did not take ${key}`)
    },
    refuse: (method, status, code) => void refusals.set(method, [status, code]),
    close() {
      app.httpServer.close()
      app.httpServer.closeAllConnections()
    },
  }
}
