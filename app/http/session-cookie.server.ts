import { createCookie } from '@remix-run/node'

import type { Admin } from '#app/models/account/admin.server'
import {
  createSession,
  deviceOf,
  findSession,
  removeSession,
  type SessionOwner,
  sessionIdOf,
} from '#app/models/account/session.server'
import type { Settings } from '#app/models/company/settings.server'
import { site } from '#app/models/company/site.server'
import { problem } from './problem.server'

const sessionCookie = () => hostCookie('sid', site().settings)

export function hostCookie(name: string, { origin }: Pick<Settings, 'origin'>) {
  const secure = origin.startsWith('https:')
  return createCookie(secure ? `__Host-${name}` : name, {
    httpOnly: true,
    path: '/',
    sameSite: 'lax',
    secure,
  })
}

async function cookieToken(request: Request): Promise<string | undefined> {
  const value: unknown = await sessionCookie().parse(request.headers.get('Cookie'))
  return typeof value === 'string' ? value : undefined
}

export async function findAdmin(request: Request): Promise<Admin | undefined> {
  const token = await cookieToken(request)
  return token === undefined ? undefined : findSession(site().db, token, 'cookie')
}

export async function hasSessionCookie(request: Request): Promise<boolean> {
  return Boolean(await cookieToken(request))
}

export async function isLoggedIn(request: Request): Promise<boolean> {
  const token = await cookieToken(request)
  if (token === undefined) return false
  return (await findSession(site().db, token, 'cookie', Date.now(), false)) !== undefined
}

/** @throws Response 401 */
export async function requireApiAdmin(request: Request): Promise<Admin> {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
  const caller = bearer ? await findSession(site().db, bearer, 'bearer') : await findAdmin(request)
  if (caller) return caller
  throw problem(401, 'Log in first', { headers: { 'WWW-Authenticate': 'Bearer' } })
}

export async function openSession(request: Request, who: SessionOwner): Promise<string> {
  await endSession(request)
  const token = await createSession(site().db, who, 'cookie', Date.now(), readDevice(request))
  return sessionCookie().serialize(token)
}

export async function openApiSession(request: Request, who: SessionOwner): Promise<string> {
  return createSession(site().db, who, 'bearer', Date.now(), readDevice(request))
}

function readDevice(request: Request): string {
  return deviceOf(request.headers.get('User-Agent') ?? '')
}

export async function ownSessionId(request: Request): Promise<string> {
  const token = await cookieToken(request)
  return token === undefined ? '' : sessionIdOf(token)
}

export async function endSession(request: Request): Promise<Record<string, string>> {
  const token = await cookieToken(request)
  if (token !== undefined) await removeSession(site().db, token)
  return {
    'Set-Cookie': await sessionCookie().serialize('', { maxAge: 0 }),
    'Clear-Site-Data': '"cache", "storage"',
  }
}
