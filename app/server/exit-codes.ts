/** sysexits(3). */
export const EXIT = {
  ok: 0,
  usage: 64,
  badData: 65,
  noInput: 66,
  noUser: 67,
  unavailable: 69,
  software: 70,
  osError: 71,
  cannotCreate: 73,
  ioError: 74,
  tryLater: 75,
  noPermission: 77,
  config: 78,
  /** The code that a shell reports after Ctrl-C. */
  interrupted: 130,
} as const

export class CommandError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
    this.name = 'CommandError'
  }
}

/** Compares names: the addon loader of the executable has its own copy of the class. */
export function isCommandError(error: unknown): error is CommandError {
  return error instanceof Error && error.name === 'CommandError'
}
