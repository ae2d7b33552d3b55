import { z } from 'zod/v4'

// The content security policy forbids `new Function`, and a browser reports the attempt.
if (typeof document !== 'undefined') z.config({ jitless: true })

export { z }
