import { hash, verify } from '@node-rs/argon2'

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Hashing shares the thread pool with files and DNS. */
const AT_ONCE = 2

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/** @returns a PHC string that carries its own parameters */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST))
}

let decoy: Promise<string> | undefined

/** Takes the same time without a stored hash, so that nobody learns which accounts exist. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const against = stored ?? (await decoy)
  const matches = await inTurn(() => verify(against, password))
  return matches && stored !== undefined
}
