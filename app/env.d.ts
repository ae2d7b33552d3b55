declare module 'virtual:remix/server-build' {
  import type { ServerBuild } from '@remix-run/node'

  const build: ServerBuild
  export = build
}

interface ImportMetaEnv {
  /** The version in package.json. */
  readonly SITE_VERSION: string
}
