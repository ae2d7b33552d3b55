import { z } from 'zod/v4'

// The policy of our pages forbids code made from text (http/document), and a browser reports the attempt.
if (typeof document !== 'undefined') z.config({ jitless: true })

export { z }
