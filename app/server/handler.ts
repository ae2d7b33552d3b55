import { createRequestHandler, type ServerBuild } from '@remix-run/node'

export const createHandler = (build: ServerBuild) => createRequestHandler(build, 'production')
