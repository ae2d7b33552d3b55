import pino from 'pino'

/** The header in which the program tells Remix the id of a request; what a client sends under it is dropped. */
export const REQUEST_ID = 'x-request-id'

const WARN = pino.levels.values.warn ?? 40

/** Lines are gathered and written together; what is a warning or worse goes out at once with all before it. */
const out = pino.destination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 500 })

/** Structured lines on standard output. Never a name, an address or a text that somebody typed. */
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

/** Writes what is gathered, before the process ends. */
function flushLog(): void {
  try {
    out.flushSync()
  } catch {
    // Not open yet: what was gathered goes out as soon as it is.
  }
}

/** What is safe to keep of an error: a failed query carries what visitors typed in its message and its properties. */
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
