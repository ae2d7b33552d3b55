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
  /** As a shell says after Ctrl-C. */
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

/** By name: what loads addons in the executable has a class of its own. */
export function isCommandError(error: unknown): error is CommandError {
  return error instanceof Error && error.name === 'CommandError'
}
