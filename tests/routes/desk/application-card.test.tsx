import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom/server'
import { expect, test } from 'vitest'

import { ApplicationFacts } from '#app/routes/desk/application/application-facts'
import { RepeatMark } from '#app/routes/desk/applications/application-card'

const application = {
  _id: 'a',
  reference: 'JOB-75BZ-Y4NY',
  fullName: 'Imran Khan',
  email: 'imran@example.com',
  phone: '+91 98765 43210',
  phoneShown: '+91 98765 43210',
  gender: 'Male' as const,
  jobRole: 'Cloud Engineer',
  experience: 'Fresher' as const,
  motivation: 'Queues',
  resumeName: 'cv.pdf',
  resumeBytes: 9,
  stage: 'New' as const,
  createdAt: '2026-03-01T20:00:00.000Z',
  receivedOn: '2026-03-02',
  received: { at: '2026-03-02 01:30', when: '2 Mar' },
  rank: 1,
  earlierEmail: '',
}

const card = (change: Partial<typeof application> & { consentVersion?: string }) =>
  renderToStaticMarkup(
    <StaticRouter location="/admin/jobs">
      <ApplicationFacts application={{ ...application, ...change }} />
      <RepeatMark application={{ ...application, ...change }} />
    </StaticRouter>,
  )

test('mail and phone links contain only what the applicant typed', () => {
  const html = card({})
  expect(html).toContain('href="mailto:imran@example.com?subject=JOB-75BZ-Y4NY"')
  expect(html).toContain('href="tel:+919876543210"')
  expect(card({ email: 'a@b.in?bcc=victim@example.com' })).not.toContain('mailto:a@b.in?bcc')
  expect(card({ phone: 'by mail', phoneShown: 'by mail' })).not.toContain('href="tel:')
})

test('the mark of a repeated application links to a search for its earlier email address', () => {
  const html = card({ rank: 2, earlierEmail: 'old@example.com' })
  expect(html).toContain('href="/admin/jobs?q=old%40example.com"')
})

test.each([
  ['2026-01', 'given, text of 2026-01'],
  ['', 'none shown (sent through the API)'],
])('the consent version "%s" reads as on an enquiry', (consentVersion, words) => {
  expect(card({ consentVersion })).toContain(`<dt>Consent</dt><dd>${words}</dd>`)
  expect(card({})).not.toContain('Consent')
})
