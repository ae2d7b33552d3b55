import { afterAll } from 'vitest'

import { undoFile } from './undo'

// Vitest runs this for each file of tests, and the hook after the file's own: whatever works in a folder has ended.
afterAll(undoFile)
