import { expect, test } from 'vitest'
import { company } from '#app/models/company/company'
import { companyFacts } from '#app/models/company/facts'
import { timesInWords } from '#app/models/company/opening-times'
import { callBackWindow } from '#app/models/enquiry/urgency'
import { organization } from '#app/routes/site/structured-data'
import { freshSite } from '#tests/support/app'
import { readPage } from '#tests/support/render-site'

const ALL_DAY = [
  { opensAt: '00:00', closesAt: '23:59' },
  { opensAt: '09:00', closesAt: '09:00' },
]

test('an office that closes is shown with both times', () => {
  expect(timesInWords({ opensAt: '00:00', closesAt: '17:00' })).toBe('00:00 to 17:00')
})

test.each(ALL_DAY)('$opensAt to $closesAt is shown as 24 hours a day', async (times) => {
  const round = company.parse(times)
  await freshSite({ company: round })
  expect(await readPage('/contact')).toContain('Mon-Fri 24 hours a day')
  expect(await readPage('/enquiry')).toContain('Monday to Friday, 24 hours a day')
  for (const path of ['/contact', '/enquiry', '/digital-marketting/ivr-tollfree'])
    expect(await readPage(path)).not.toMatch(/>[^<>]*\d\d:\d\d (am )?to \d\d:\d\d[^<>]*</)
  expect(organization(companyFacts(round))('https://x.test')).toMatchObject({
    openingHoursSpecification: { opens: '00:00', closes: '23:59' },
  })
  const morning = callBackWindow('Morning', round)
  expect(morning).toEqual({ from: '00:00', to: '12:00' })
})
