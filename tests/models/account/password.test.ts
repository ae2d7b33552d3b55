import { expect, test } from 'vitest'

import { isEasyPassword, ownWords } from '#app/models/account/password.server'
import { company } from '#app/models/company/company'

test.each([
  'aaaaaaaaaaaaaa',
  'Password12345!',
  'passwordpassword',
  'qwerty123456',
  'q1w2e3r4t5y6',
  '123123123123',
  'adminadminadmin',
  'abcd1234abcd1234',
  '123456789012',
  'iloveyou1234',
  'adminpassword1',
  '!!!!!!!!!!!!',
])('the password "%s" is easy to guess', async (text) =>
  expect(await isEasyPassword(text)).toBe(true),
)

const own = ownWords(company.parse({ name: 'Acme Technology' }), {
  name: 'Asha Verma',
  email: 'av@example.com',
})

test.each([
  'acmetechnology1',
  'Acme-Acme-Acme1',
  'acme-admin-2026',
  'ashaverma2026!',
  'Technology@Lucknow',
  'lucknow@2019!',
])(
  'the password "%s" is easy to guess only for Asha Verma of Acme Technology in Lucknow',
  async (text) => {
    expect(await isEasyPassword(text, own)).toBe(true)
    expect(await isEasyPassword(text)).toBe(false)
  },
)

test.each([
  'correct horse battery',
  'a long enough password',
  'correcthorsebatterystaple',
  'passwort von gestern',
  'kT9#vLw2!pQz',
  'Asha likes kT9#vLw2!pQz',
  '948271650382',
  'नमस्ते दुनिया फिर',
])('the password "%s" is not easy to guess', async (text) =>
  expect(await isEasyPassword(text, own)).toBe(false),
)

test('a long password is rated by its beginning', async () => {
  expect(await isEasyPassword('q1w2e3r4'.repeat(16))).toBe(true)
  expect(await isEasyPassword(`correct horse battery ${'a'.repeat(106)}`)).toBe(false)
})
