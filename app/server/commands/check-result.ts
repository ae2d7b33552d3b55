import { styleText } from 'node:util'
import { DatabaseError } from '#db/database.server'
import { EXIT } from '../exit-codes'
import { explainStorage } from '../explain-storage'

export interface CheckResult {
  tone: 'ok' | 'warn' | 'bad'
  text: string
}

export const ok = (text: string): CheckResult => ({ tone: 'ok', text })
export const warn = (text: string): CheckResult => ({ tone: 'warn', text })

export async function printCheck(
  what: string,
  usualCode: number,
  check: () => CheckResult | Promise<CheckResult>,
): Promise<number> {
  let code = usualCode
  const verdict = await Promise.resolve()
    .then(check)
    .catch((error: unknown): CheckResult => {
      const fault = explainStorage(error)
      if (fault && !(error instanceof DatabaseError)) {
        code = fault.code
        return { tone: 'bad', text: fault.message }
      }
      if (error instanceof DatabaseError && error.isTransient) code = EXIT.tryLater
      return { tone: 'bad', text: error instanceof Error ? error.message : String(error) }
    })
  const mark = {
    ok: styleText('green', 'ok     '),
    warn: styleText('yellow', 'look   '),
    bad: styleText('red', 'wrong  '),
  }[verdict.tone]
  console.log(`${mark}${what.padEnd(10)}${verdict.text.replaceAll('\n', '; ')}`)
  return verdict.tone === 'bad' ? code : EXIT.ok
}
