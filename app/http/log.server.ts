import pino from 'pino'

/** The server drops what a client sends under this name. */
export const REQUEST_ID = 'x-request-id'

const WARN = pino.levels.values.warn ?? 40

const out = pino.destination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 500 })

/** Never log a name, an address or a text that somebody typed. */
export const log = pino(
  {
    level: process.env.LOG_LEVEL || 'info',
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

function flushLog(): void {
  try {
    out.flushSync()
  } catch {
    // Not open yet.
  }
}

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
