import { expect, test } from 'vitest'

import { isEasyPassword } from '#app/models/account/easy-password'

test.each([
  'aaaaaaaaaaaaaa',
  'Password12345!',
  'passwordpassword',
  'qwerty123456',
  'q1w2e3r4t5y6',
  '123123123123',
  'adminadminadmin',
  'lucknow@2019!',
  'abcd1234abcd1234',
  '123456789012',
  'iloveyou1234',
  'admin-password-1',
  '!!!!!!!!!!!!',
])('"%s" is easy', (text) => expect(isEasyPassword(text)).toBe(true))

test.each(['acmetechnology1', 'Acme-Acme-Acme1', 'ashaverma2026!', 'Technology@Lucknow'])(
  '"%s" is easy for who works at Acme Technology and is called Asha Verma, and for nobody else',
  (text) => {
    expect(isEasyPassword(text, ['Acme', 'Technology', 'asha', 'verma'])).toBe(true)
    expect(isEasyPassword(text)).toBe(false)
  },
)

test.each([
  'correct horse battery',
  'a long enough password',
  'correcthorsebatterystaple',
  'passwort von gestern',
  'kT9#vLw2!pQz',
  '948271650382',
  'नमस्ते दुनिया फिर',
])('"%s" is not', (text) => expect(isEasyPassword(text, ['Acme'])).toBe(false))
