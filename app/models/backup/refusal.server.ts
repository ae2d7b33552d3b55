/** Why a backup is not restored; nothing was changed. */
export class RestoreRefusal extends Error {
  constructor(
    /** What stands in the way: the archive, what lies where it should go, or somebody at work there. */
    readonly about: 'archive' | 'place' | 'busy',
    message: string,
  ) {
    super(message)
  }
}
