declare module 'virtual:remix/server-build' {
  import type { ServerBuild } from '@remix-run/node'

  const build: ServerBuild
  export = build
}

interface ImportMetaEnv {
  readonly SITE_VERSION: string
}
