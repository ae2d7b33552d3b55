import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { flagSpam } from '#app/models/enquiry/change.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { spamReasons } from '#app/models/enquiry/screening.server'
import { countEnquiries, countFolders } from '#app/models/enquiry/search.server'
import { PROGRAM } from '#app/models/privacy/audit.server'
import { mails } from '#db/schema'
import { asha, freshDb, tables } from '#tests/support/app'
import { listEnquiries } from '#tests/support/list-enquiries'

const calm = { isHoneypotFilled: false, fillMs: 20_000 }
const links = 'See https://a.example http://b.example www.c.example for more'

test.each([
  ['nothing unusual', 0, calm, 'We need SMS', false],
  ['a quick typist', 0, { isHoneypotFilled: false, fillMs: 500 }, 'We need SMS', false],
  ['an API request with links', 0, { isHoneypotFilled: false, fillMs: undefined }, links, false],
  ['the same text from another person', 0, calm, 'We need SMS', true],
  ['links, fast', 2, { isHoneypotFilled: false, fillMs: 500 }, links, false],
  [
    'bare hosts, fast',
    2,
    { isHoneypotFilled: false, fillMs: 500 },
    'acme.in, beta.shop, c.io',
    false,
  ],
  ['links, again', 2, calm, links, true],
  ['links, fast and again', 3, { isHoneypotFilled: false, fillMs: 500 }, links, true],
  ['the hidden field', 1, { isHoneypotFilled: true, fillMs: 20_000 }, 'We need SMS', false],
])('%s: %i spam reasons', async (_, count, signs, text, isRepeated) => {
  expect(await spamReasons(signs, text, async () => isRepeated)).toHaveLength(count)
})

test('a link counts as one link, with or without www', async () => {
  const two = 'See https://www.acme.example/shop and HTTPS://WWW.beta.example/otp'
  for (const text of [two, two.replaceAll(/www\./gi, '')]) {
    expect(
      await spamReasons({ isHoneypotFilled: false, fillMs: 500 }, text, async () => true),
    ).toEqual(['filled in very fast', 'the same text came from another address'])
    expect(await spamReasons(calm, text, async () => true)).toEqual([])
  }
  expect(await spamReasons(calm, `${two} www.c.example`, async () => true)).toHaveLength(2)
})

test('two people with the same two links and one person in two spellings are not spam', async () => {
  const db = await freshDb()
  const desc = 'See https://www.acme.example and https://www.beta.example for a quote'
  const links = `${desc} www.c.example`
  for (const [email, text] of [
    [asha.email, desc],
    ['ravi@example.in', desc],
    [asha.email, links],
    [`<${asha.email}\u200b>`, links],
  ] as const) {
    await createEnquiry(db, { ...enquiry, email, desc: text }, { type: 'General', signs: calm })
  }
  expect(await countEnquiries(db, { isSpam: true })).toBe(0)
})

const enquiry = { ...asha, countryCode: '', type: '' }

test('spam is stored with its reason, left out of lists and counts, and its mail to staff is held', async () => {
  const db = await freshDb()
  const receipt = await createEnquiry(db, enquiry, {
    type: 'General',
    signs: { isHoneypotFilled: true, fillMs: undefined },
  })
  expect(receipt.reference).toMatch(/^ENQ-/)
  expect(await countEnquiries(db, {})).toBe(0)
  expect((await countFolders(db)).byStatus.New).toBe(0)
  expect(await listEnquiries(db, { isSpam: true }, { limit: 9 })).toMatchObject([
    { _id: receipt._id, spamReasons: 'filled the hidden field' },
  ])
  expect(await tables(db).select().from(mails)).toMatchObject([{ state: 'held' }])
})

test('"Not spam" puts the enquiry on the list and releases its mail, once', async () => {
  const db = await freshDb()
  const { _id } = await createEnquiry(db, enquiry, {
    type: 'General',
    signs: { isHoneypotFilled: true, fillMs: undefined },
  })
  expect((await flagSpam(db, PROGRAM, [_id], false)).count).toBe(1)
  expect((await flagSpam(db, PROGRAM, [_id], false)).count).toBe(0)
  expect(await countEnquiries(db, {})).toBe(1)
  expect(await tables(db).select().from(mails).where(eq(mails.subjectId, _id))).toMatchObject([
    { state: 'waiting' },
  ])
})
