import pino from 'pino'

/** Structured lines on standard output. Never a name, an address or a text that somebody typed. */
export const log = pino({
  level: process.env.LOG_LEVEL || 'info',
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
})
