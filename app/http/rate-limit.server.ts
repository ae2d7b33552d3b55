import { compile } from 'proxy-addr'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

import { type Site, site } from '#app/models/company/site.server'
import { createLimiter } from '#app/models/limiter.server'
import { problem } from './problem.server'

/** The server removes this header from a client's request. */
export const CLIENT_ADDRESS = 'x-client-address'

function createLimits({ db }: Site) {
  const refundable = (keyPrefix: string, points: number, duration: number) =>
    createLimiter(db, { keyPrefix, points, duration })
  const nonRefundable = (keyPrefix: string, points: number, duration: number) =>
    createLimiter(db, { keyPrefix, points, duration, inMemoryBlockOnConsumed: points + 1 })
  return {
    /** Far above the use of people behind one IP address; cached pages and files do not count. Counted per process. */
    request: new RateLimiterMemory({ keyPrefix: 'request', points: 600, duration: 30 }),
    /** High, because carrier-grade NAT puts thousands of phones behind one IP address. */
    enquiry: nonRefundable('enquiry', 60, 60),
    /** Request bodies in a day: a few hundred usual resumes from one IP address. */
    bytes: nonRefundable('bytes', 100 * 2 ** 20, 86_400),
    /** Failed logins, by IP and email address together, so that an attacker cannot lock a person out. */
    login: refundable('login', 10, 600),
    loginAddress: refundable('login-address', 50, 3600),
    /** By account: only someone with its password can use this up (RFC 6238, 5.1). */
    code: refundable('code', 5, 900),
    /** By account, so that a stolen session cannot guess the password. */
    ownPassword: refundable('own-password', 10, 900),
    /** By account, so that a stolen session cannot flood the staff. */
    testMail: nonRefundable('test-mail', 5, 600),
    signup: refundable('signup', 5, 3600),
    signupAll: refundable('signup-all', 20, 3600),
    /** New accounts: all staff know the secret key, and each account sends an email to all others. */
    account: nonRefundable('account', 20, 3600),
  }
}

type Limits = ReturnType<typeof createLimits>
const limitsOfSites = new WeakMap<Site, Limits>()

/** Each site has its own counts, so that tests share none. */
function limiterOf(limit: Limit): RateLimiterAbstract {
  const served = site()
  const limits = limitsOfSites.get(served) ?? createLimits(served)
  limitsOfSites.set(served, limits)
  return limits[limit]
}

type Limit = keyof Limits

export function clientOf(request: Request): string {
  return networkOf(request.headers.get(CLIENT_ADDRESS) ?? 'unknown')
}

const isPrivate = compile(['loopback', 'linklocal', 'uniquelocal'])

export const isPrivateAddress = (address: string) => isPrivate(address, 0)

export const isFromInside = (request: Request) =>
  isPrivateAddress(request.headers.get(CLIENT_ADDRESS) ?? '')

/** One client is an IPv4 address, or the /64 that one IPv6 customer has. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [plain = ''] = address.split('%', 1)
  const [head = '', tail] = plain.split('::', 2)
  const groups = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length)
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...after]
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')
}

/** The IPv6 /32 or IPv4 /16: a client with one /64 can get thousands. @param client a result of `networkOf` */
export function wideNetworkOf(client: string): string {
  return client.split(/[.:]/).slice(0, 2).join('.')
}

/** Consumes points, one for a request or a byte. @returns 0 within the limit, else the seconds to wait */
export async function consume(limit: Limit, key: string, points = 1): Promise<number> {
  if (!site().settings.isRateLimited) return 0
  try {
    await limiterOf(limit).consume(key, points)
    return 0
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return Math.ceil(reason.msBeforeNext / 1000)
    throw reason
  }
}

export async function refundPoint(limit: Limit, key: string): Promise<void> {
  if (site().settings.isRateLimited) await limiterOf(limit).reward(key)
}

export function tooManyRequests(seconds: number, message = tooMany(seconds)): Response {
  return problem(429, message, { headers: { 'Retry-After': String(seconds) } })
}

export function tooMany(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}
