import pino from 'pino'

/** The server drops what a client sends under this name. */
export const REQUEST_ID = 'x-request-id'

const WARN = pino.levels.values.warn ?? 40
const LEVEL = process.env.LOG_LEVEL || 'info'

const FLUSH_AT = 8192
const FLUSH_EVERY_MS = 500
/** What a reader that has stopped does not take beyond this is dropped. */
const MOST_WAITING = 1_048_576

const { stdout } = process
let lines = ''

const out = {
  write(line: string) {
    if (lines.length < MOST_WAITING) lines += line
    if (lines.length > FLUSH_AT) flushLog()
  },
}

function flushLog(): void {
  if (lines === '' || stdout.writableLength > MOST_WAITING) return
  if (!stdout.errored) stdout.write(lines)
  lines = ''
}

// pino's own destination waits for ever, inside an exit too, where the reader has gone or stopped.
setInterval(flushLog, FLUSH_EVERY_MS).unref()
process.on('exit', flushLog)
for (const stream of [stdout, process.stderr]) stream.on('error', () => {})

/** Never log a name, an address or a text that somebody typed. */
export const log = pino(
  {
    // The settings refuse a level that does not exist, in words.
    level: LEVEL in pino.levels.values ? LEVEL : 'silent',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: plainError },
    hooks: {
      logMethod(args, method, level) {
        method.apply(this, args)
        if (level >= WARN) flushLog()
      },
    },
  },
  out,
)

/** Message and properties of a failed query contain what visitors typed. */
function plainError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const [message = ''] = error.message.split('\nparams:')
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    message: message.slice(0, 500),
    ...('code' in error && { code: error.code }),
    stack: frames?.slice(0, 20).join('\n'),
    ...(error.cause !== undefined && { cause: plainError(error.cause) }),
  }
}
