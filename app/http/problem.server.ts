import { STATUS_CODES } from 'node:http'
import type { StorageFault } from '#app/models/storage.server'
import { log } from './log.server'

/** RFC 9457, with `message` and `errors` for existing API clients. */
export function problem(
  status: number,
  message: string,
  more: { errors?: string[]; headers?: Record<string, string> } = {},
): Response {
  const body = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: message,
    message,
    ...(more.errors && { errors: more.errors }),
  }
  return Response.json(body, {
    status,
    headers: {
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      ...more.headers,
    },
  })
}

const STORAGE: Record<StorageFault, { status: number; message: string; seconds: number }> = {
  busy: { status: 503, message: 'The site is busy for a moment. Please try again.', seconds: 2 },
  full: {
    status: 507,
    message: 'The site has no room left to store this. Please try again later.',
    seconds: 300,
  },
  unavailable: {
    status: 503,
    message: 'The site cannot store anything right now. Please try again later.',
    seconds: 60,
  },
}

export function storageRefusal(fault: StorageFault, code?: string) {
  log.warn({ code, fault }, 'storage failed')
  return STORAGE[fault]
}

export function storageProblem(fault: StorageFault, code?: string): Response {
  const { status, message, seconds } = storageRefusal(fault, code)
  return problem(status, message, { headers: { 'Retry-After': String(seconds) } })
}

export function refuseMethod(method: string, ...methods: string[]): Response | undefined {
  const allowed = methods.flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name]))
  if (allowed.includes(method)) return undefined
  const allow = allowed.join(', ')
  return problem(405, `${method} is not possible here; use ${allow}`, { headers: { Allow: allow } })
}
