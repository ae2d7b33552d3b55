/**
 * For acts, which have no page: their loaders send whoever opens the address to a list. Where an act is refused, Remix
 * asks the loader as well, and being sent away would hide the refusal.
 */
export const staysHere = () => null
