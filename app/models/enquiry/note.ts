import { z } from '#app/models/schema'
import { tidyText } from '#app/models/text'

const LONGEST_NOTE = 5_000
const EMPTY_NOTE = 'Write the note first'

/** What staff write down about an enquiry for one another. Safe in the browser. */
export const noteInput = z.object(
  {
    note: z
      .string(EMPTY_NOTE)
      .transform(tidyText)
      .pipe(
        z
          .string()
          .min(1, EMPTY_NOTE)
          .max(LONGEST_NOTE, `The note must be at most ${LONGEST_NOTE} characters`),
      ),
  },
  'Send the note as an object',
)
