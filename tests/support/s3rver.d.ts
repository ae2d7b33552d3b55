declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http'
  import type { AddressInfo } from 'node:net'

  interface Options {
    address: string
    port: number
    silent: boolean
    directory: string
    configureBuckets: { name: string }[]
  }

  interface Context {
    method: string
    url: string
    status: number
    body: unknown
  }

  export default class S3rver {
    constructor(options: Options)
    readonly httpServer: Server
    readonly middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[]
    run(): Promise<AddressInfo>
  }
}
