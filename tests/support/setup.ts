import { beforeEach } from 'vitest'

import { freshSite } from './app'

beforeEach(() => {
  freshSite()
})
