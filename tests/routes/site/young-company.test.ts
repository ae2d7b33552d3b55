import { expect, test } from 'vitest'
import { company } from '#app/models/company/company'
import { freshSite } from '#tests/support/app'
import { readPage } from '#tests/support/render-site'

const readAbout = async (change: object) => {
  await freshSite({ company: company.parse(change) })
  const page = await readPage('/about')
  return page.replace(/<script\b[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '')
}

test('a company with one office and one colleague is described in the singular', async () => {
  const about = await readAbout({ officesWorldwide: '1', fullTimeColleagues: '1' })
  expect(about).toContain('now work from one office.')
  expect(about).toContain('Lucknow, and one office')
  expect(about).toMatch(/full-time(<\/span>)? colleague</)
  expect(about).not.toMatch(/offices|colleagues/)
  expect(await readAbout({})).toContain('now work from 12 offices.')
  expect(await readAbout({ officesWorldwide: '' })).toContain('now work from our offices.')
})

test('the drawing of a young company shows no future year', async () => {
  const yearsOf = async (foundedYear: number) => {
    const about = await readAbout({ foundedYear, copyrightYear: 2026 })
    return [...about.matchAll(/<text [^>]*>(2\d{3})</g)].map(([, year]) => year)
  }
  expect(new Set(await yearsOf(2019))).toEqual(new Set(['2019', '2021', '2023']))
  expect(new Set(await yearsOf(2024))).toEqual(new Set(['2024', '2026']))
  expect(new Set(await yearsOf(2026))).toEqual(new Set(['2026']))
})
