import { hash } from 'node:crypto'
import {
  type IRateLimiterStoreOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible'
import type { Database } from '#db/database.server'
import { isPostgres } from '#db/engine'
import { poolOf } from '#db/postgres/state.server'

type Allowance = Omit<IRateLimiterStoreOptions, 'storeClient'>

/** Hashes keys, because they contain IP addresses and account names of any length. */
class HashingLimiter extends RateLimiterPostgres {
  override getKey(key: string | number): string {
    return super.getKey(hash('sha256', `${key}`, 'base64url'))
  }
}

/** Shared by all processes on PostgreSQL; while it is unavailable, each process counts alone. */
export function createLimiter(db: Database, allowance: Allowance): RateLimiterAbstract {
  if (!isPostgres) return new RateLimiterMemory(allowance)
  return new HashingLimiter({
    ...allowance,
    storeClient: poolOf(db),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(allowance),
  })
}
