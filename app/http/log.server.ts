import pino from 'pino'

/** The server removes this header from a client's request. */
export const REQUEST_ID = 'x-request-id'

const WARN = pino.levels.values.warn ?? 40
const LEVEL = process.env.LOG_LEVEL || 'info'

const FLUSH_AT = 8192
const FLUSH_EVERY_MS = 500
/** Further lines are dropped while the reader of stdout has stopped. */
const MAX_BUFFERED = 1_048_576

const { stdout } = process
let lines = ''

const out = {
  write(line: string) {
    if (lines.length < MAX_BUFFERED) lines += line
    if (lines.length > FLUSH_AT) flushLog()
  },
}

function flushLog(): void {
  if (lines === '' || stdout.writableLength > MAX_BUFFERED) return
  if (!stdout.errored) stdout.write(lines)
  lines = ''
}

// pino's own destination blocks for ever, even during exit, if the reader has gone or stopped.
setInterval(flushLog, FLUSH_EVERY_MS).unref()
process.on('exit', flushLog)
for (const stream of [stdout, process.stderr]) stream.on('error', () => {})

/** Never log a name, an email or IP address, or typed text. */
export const log = pino(
  {
    // readSettings refuses an unknown level with an error message.
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

/** Leaves out what visitors typed: message and properties of a failed query contain its values. */
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
