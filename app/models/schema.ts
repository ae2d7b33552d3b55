import * as z from 'zod'
import { tidyLine } from './text'

// The content security policy forbids `new Function`, and a browser reports the attempt.
if (typeof document !== 'undefined') z.config({ jitless: true })

export { z }

/** A tidied text that must not be empty. */
export const requiredText = (
  name: string,
  longest: number,
  { shortest = 1, tidy = tidyLine, empty = `${name} is required` } = {},
) =>
  z
    .string(empty)
    .min(1, empty)
    .transform(tidy)
    .pipe(
      z
        .string()
        .min(shortest, shortest === 1 ? empty : `${name} must be at least ${shortest} characters`)
        .max(longest, `${name} must be at most ${longest} characters`),
    )
