import { beforeEach, expect, test } from 'vitest'
import { freshSite } from '#tests/support/app'
import { publicRoutes } from '#tests/support/public-routes'
import { readPage } from '#tests/support/render-site'

beforeEach(() => freshSite())

/** Firefox moves an absolutely positioned icon after two such spaces below the text. */
const TWO_SPACES =
  / <span class="sr-only">(?:[^<]|<!-- -->)*<\/span> <svg class="[^"]*\babsolute\b/g

test.each(publicRoutes().map(({ path }) => path))(
  '%s has one space between the text of a link and its arrow',
  async (path) => {
    expect((await readPage(path)).match(TWO_SPACES) ?? []).toEqual([])
  },
)
