import { afterAll } from 'vitest'

import { cleanUpFile } from './after-test'

// Vitest runs this for each test file, and this hook after the file's own hooks: by then no program uses a folder.
afterAll(cleanUpFile)
