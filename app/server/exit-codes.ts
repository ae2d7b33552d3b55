/** How a command ends, by sysexits(3), so that scripts and service managers can tell the reasons apart. */
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
  /** Not of sysexits: what a shell says of a program that Ctrl-C ended. */
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

/** By name: what loads addons stands in the executable beside the server's build, with a class of its own. */
export function isCommandError(error: unknown): error is CommandError {
  return error instanceof Error && error.name === 'CommandError'
}
