import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { brandTokens } from '#app/models/company/brand.server'
import { SHIPPED_BRAND } from '#app/models/company/company'
import { publicPages } from '#tests/content/shipped'
import { freshFolder } from '#tests/support/data-dir'
import { startProgram } from '#tests/support/program'

const BRAND = '#0b5394'
const paths = [...publicPages.map(({ path }) => path), '/login', '/signup', '/nowhere']

async function serveCompany(company: object) {
  const folder = freshFolder()
  writeFileSync(join(folder, 'company.json'), JSON.stringify(company))
  const program = await startProgram({ DATA_DIR: folder })
  onTestFinished(async () => void (await program.end('SIGTERM')))
  return async (path: string) => (await fetch(program.url + path)).text()
}

test('a site with its own brand colour does not use the shipped one', async () => {
  const read = await serveCompany({ brand: BRAND })
  const sheets = new Set<string>()
  for (const path of paths) {
    const html = await read(path)
    expect(html, path).not.toContain(SHIPPED_BRAND)
    const hrefs = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
      ([, href]) => href,
    )
    expect(hrefs, path).toContain(`/brand.css?v=${BRAND.slice(1)}`)
    for (const href of hrefs) if (href) sheets.add(href)
  }
  for (const path of ['/favicon.svg', '/site.webmanifest']) {
    expect(await read(path), path).toContain(BRAND)
    expect(await read(path), path).not.toContain(SHIPPED_BRAND)
  }

  const own = await read(`/brand.css?v=${BRAND.slice(1)}`)
  sheets.delete(`/brand.css?v=${BRAND.slice(1)}`)
  const served = (await Promise.all([...sheets].map(read))).join('')
  const shipped = new Set(served.match(/--brand[\w-]*(?=:)/g))
  expect([...shipped].sort()).toEqual(Object.keys(brandTokens(BRAND)).sort())
  for (const token of shipped) expect(own).toContain(`${token}:`)

  const [, red] = /--brand:([^;}]+)/.exec(served) ?? []
  const uses = served.split(/[;{}]/).filter((part) => part.includes(red ?? 'no token'))
  const isElsewhere = (use: string) => !/^--(brand|danger)/.test(use.trim())
  const others = new Set(uses.filter(isElsewhere))
  expect([...others], 'the red of services').toEqual([`--accent:${red}`])
})

test('a site with the shipped brand has no brand style sheet', async () => {
  const read = await serveCompany({})
  for (const path of ['/', '/login', '/nowhere']) {
    expect(await read(path), path).not.toContain('brand.css')
  }
})
