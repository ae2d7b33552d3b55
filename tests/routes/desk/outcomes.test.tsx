import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom/server'
import { expect, test } from 'vitest'
import { ApplicationNotices } from '#app/routes/desk/applications/application-notices'
import { meta as jobsMeta } from '#app/routes/desk/applications/applications'
import { meta } from '#app/routes/desk/desk-pages'
import { meta as enquiriesMeta } from '#app/routes/desk/enquiries/enquiries'
import { SavedElsewhere } from '#app/routes/desk/enquiries/status-form'
import { correspondent } from '#app/routes/desk/mail/mail-table'

const saved = (query: string) =>
  renderToString(
    <StaticRouter location={`/admin?${query}`}>
      <SavedElsewhere ids={['a']} />
    </StaticRouter>,
  )

test('the outcome of a save is shown above the list if its enquiry is not on the page', () => {
  expect(saved('saved=b')).toContain('Saved')
  expect(saved('failed=b')).toContain('Could not save')
  for (const query of ['saved=a', 'failed=a', '']) expect(saved(query)).toBe('')
})

test.each([
  ['done=not-deleted', 'Failed to delete application'],
  ['failed=a', 'Not saved: the application is no longer in the list.'],
])('the notice for %s is shown above the list of applications', (query, text) => {
  const notices = renderToString(
    <StaticRouter location={`/admin/jobs?${query}`}>
      <ApplicationNotices />
    </StaticRouter>,
  )
  expect(notices).toContain(text)
})

test.each([
  ['acknowledgement', 'hello@example.com', 'asha@example.in', 'to asha@example.in'],
  [
    'account',
    'imran@example.com',
    'meera@example.com',
    'from imran@example.com, to meera@example.com',
  ],
  ['enquiry', 'asha@example.in', '', 'from asha@example.in'],
] as const)('the mail list shows sender and recipient of a mail of the kind "%s"', (...mail) => {
  const [kind, replyTo, to, text] = mail
  expect(correspondent({ kind, replyTo, to })).toBe(text)
})

test('the spam list and the bin have their own titles', () => {
  const spam = { data: { filter: { isSpam: true } } } as Parameters<typeof enquiriesMeta>[0]
  expect(enquiriesMeta(spam)).toEqual([{ title: 'Spam' }])
  const bin = { data: { isBin: true } } as Parameters<typeof jobsMeta>[0]
  expect(jobsMeta(bin)).toEqual([{ title: 'Job Applications: the bin' }])
})

test.each([
  [404, 'No such page'],
  [400, 'We could not accept this'],
  [503, 'Something went wrong'],
])('a desk page that fails with %i has the title "%s"', (status, title) => {
  const error = { status, statusText: '', internal: false, data: '' }
  expect(meta({ error } as Parameters<typeof meta>[0])).toEqual([{ title }])
})
