declare module 'virtual:remix/server-build' {
  import type { ServerBuild } from '@remix-run/node'

  const build: ServerBuild
  export = build
}

interface ImportMetaEnv {
  /** What package.json says. */
  readonly SITE_VERSION: string
}
