import * as mini from 'zod/mini'
import { tidyLine } from './text'

// The content security policy forbids `new Function`, and a browser reports the attempt.
if (typeof document !== 'undefined') mini.config({ jitless: true })

/** `mini` has a third of the size, for rules that visitors' browsers load. */
export { mini }

export const requiredText = (
  name: string,
  longest: number,
  { shortest = 1, tidy = tidyLine, empty = `${name} is required` } = {},
) =>
  mini.pipe(
    mini.pipe(mini.string(empty).check(mini.minLength(1, empty)), mini.transform(tidy)),
    mini
      .string()
      .check(
        mini.minLength(
          shortest,
          shortest === 1 ? empty : `${name} must be at least ${shortest} characters`,
        ),
        mini.maxLength(longest, `${name} must be at most ${longest} characters`),
      ),
  )
