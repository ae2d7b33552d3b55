import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isSameSecret } from '#app/models/account/admin.server'
import { company } from '#app/models/company/company'
import { SettingsError } from '#app/models/company/environment.server'
import { mailboxOf } from '#app/models/company/mail-settings.server'
import { readSecretKey } from '#app/models/company/open-site.server'
import { listSamples } from '#app/models/company/samples'
import { findMisspelt, readSettings } from '#app/models/company/settings.server'
import { readCompany } from '#app/models/content/company.server'
import { BARE } from '#tests/support/bare-company'
import { freshFolder } from '#tests/support/data-dir'

test('an empty environment gives complete default settings', () => {
  expect(readSettings({ PORT: '' })).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    origin: 'http://localhost:3000',
    isRateLimited: true,
    isLoopback: true,
  })
})

test.each([
  [{ PORT: 'many' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ SITE_ORIGIN: 'example.com' }, 'SITE_ORIGIN'],
  [{ SITE_ORIGIN: 'https://example.com/site' }, 'SITE_ORIGIN'],
  [{ SITE_ORIGIN: 'https://example.com/?from=card' }, 'SITE_ORIGIN'],
  [{ SITE_ORIGIN: 'https://user:word@example.com' }, 'SITE_ORIGIN'],
  [{ TRUST_PROXY: 'the proxy' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
  [{ ADMIN_SECRET_KEY: 'short' }, 'ADMIN_SECRET_KEY'],
  [{ SMTP_URL: 'http://mail' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://user:pa#ss@mail.example.com' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://user:12#34@mail.example.com' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://user:12/34@mail.example.com' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://user:12?34@mail.example.com' }, 'SMTP_URL'],
  [{ IMAP_URL: 'https://mail.example.com' }, 'IMAP_URL'],
  [{ IMAP_URL: 'imaps://mail.example.com/INBOX' }, 'IMAP_URL'],
  [{ IMAP_URL: 'imaps://user@mail.example.com/INBOX' }, 'IMAP_URL'],
  [{ IMAP_URL: 'imaps://user:12#34@mail.example.com' }, 'IMAP_URL'],
  [{ IMAP_URL: 'imaps://user:12/34@mail.example.com' }, 'IMAP_URL'],
  [{ IMAP_URL: 'imaps://user:100%@mail.example.com' }, 'IMAP_URL'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
  [{ MAIL_TO: 'desk@example.com, nobody' }, 'MAIL_TO'],
  [{ RESUMES_MAX_MB: '0' }, 'RESUMES_MAX_MB'],
  [{ RATE_LIMIT: 'maybe' }, 'RATE_LIMIT'],
  [{ RATE_LIMIT: 'off', HOST: '0.0.0.0' }, 'RATE_LIMIT'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
])('%o stops the start and names %s', (env, variable) => {
  expect(() => readSettings(env)).toThrow(SettingsError)
  expect(() => readSettings(env)).toThrow(new RegExp(`^${variable} `))
})

test('a trailing slash is removed from SITE_ORIGIN', () => {
  expect(readSettings({ SITE_ORIGIN: 'https://example.com/' }).origin).toBe('https://example.com')
})

test('TRUST_PROXY takes IP addresses and ranges', () => {
  const { trustedProxies } = readSettings({ TRUST_PROXY: '192.0.2.1, 10.0.0.0/8 2001:db8::/32' })
  expect(trustedProxies).toEqual(['192.0.2.1', '10.0.0.0/8', '2001:db8::/32'])
})

test('MAIL_TO takes several email addresses', () => {
  const { mailTo } = readSettings({ MAIL_TO: 'desk@example.com, owner@example.com' })
  expect(mailTo).toEqual(['desk@example.com', 'owner@example.com'])
})

test('a special character in the SMTP password must be percent-encoded', () => {
  const refused = () => readSettings({ SMTP_URL: 'smtp://user:pa#ss@mail.example.com' })
  expect(refused).toThrow(/have % as %25, # as %23/)
  const { smtpUrl } = readSettings({ SMTP_URL: 'smtp://user:pa%23ss@mail.example.com:587' })
  expect(smtpUrl).toBe('smtp://user:pa%23ss@mail.example.com:587')
})

test('IMAP_URL is decoded, and certificates are checked unless local or disabled', () => {
  const url = 'imaps://desk%40example.com:pa%23ss@mail.example.com/Kunden%20Post'
  expect(mailboxOf(readSettings({ IMAP_URL: url }).imapUrl ?? '')).toMatchObject({
    ...{ user: 'desk@example.com', password: 'pa#ss', folder: 'Kunden Post' },
    ...{ host: 'mail.example.com', port: 993, isSecure: true, isCertificateChecked: true },
  })
  expect(mailboxOf('imap://a:b@[::1]')).toMatchObject({
    ...{ host: '::1', port: 143, folder: 'INBOX', isLoopback: true, isCertificateChecked: false },
  })
  const own = 'imap://a:b@mail.example.com/?tls.rejectUnauthorized=false'
  expect(mailboxOf(own)).toMatchObject({ isLoopback: false, isCertificateChecked: false })
})

test('a secret can be read from a file', () => {
  const file = join(freshFolder(), 'smtp-url')
  writeFileSync(file, 'smtps://desk:word@mail.example.com\n')
  expect(readSettings({ SMTP_URL_FILE: file }).smtpUrl).toBe('smtps://desk:word@mail.example.com')
  expect(readSettings({ SMTP_URL_FILE: '' }).smtpUrl).toBeUndefined()
  const refused = (env: Record<string, string>) => () => readSettings(env)
  expect(refused({ SMTP_URL_FILE: file, SMTP_URL: 'smtp://other' })).toThrow(/both set: keep one/)
  expect(refused({ SMTP_URL_FILE: `${file}.gone` })).toThrow(
    /^SMTP_URL_FILE cannot be read: ENOENT/,
  )
  writeFileSync(file, '\n')
  expect(refused({ SMTP_URL_FILE: file })).toThrow(
    /^SMTP_URL_FILE names .*smtp-url, which is empty/,
  )
  expect(refused({ ADMIN_SECRET_KEY_FILE: file })).toThrow(SettingsError)
})

test.each([
  ['SITE_ORIGN', 'SITE_ORIGIN'],
  ['SMTP_URI', 'SMTP_URL'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['MAILTO', 'MAIL_TO'],
  ['PROT', 'PORT'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['TRUST_PROXIES', 'TRUST_PROXY'],
  ['site_origin', 'SITE_ORIGIN'],
  ['SMTP_URL_FILES', 'SMTP_URL_FILE'],
])('the misspelt setting %s is reported with the suggestion %s', (name, meant) => {
  expect(findMisspelt({ [name]: 'x' })).toEqual([
    `${name} is not a setting and has no effect. Did you mean ${meant}?`,
  ])
})

test('settings and usual environment variables are not reported as misspelt', () => {
  const usual =
    'PATH HOME USER LOGNAME MAIL SHELL SHLVL TERM LANG PWD TZ HOSTNAME HTTP_PROXY HTTPS_PROXY NO_PROXY NODE_ENV NODE_OPTIONS TMPDIR INVOCATION_ID JOURNAL_STREAM LISTEN_FDS LISTEN_PID LISTEN_FDNAMES STATE_DIRECTORY NOTIFY_SOCKET SYSTEMD_EXEC_PID EDITOR DISPLAY NO_COLOR SMTP_URL_FILE XDG_DATA_DIRS'
  const example = readFileSync('.env.example', 'utf8').match(/^[A-Z_]+(?==)/gm) ?? []
  expect(example.length).toBeGreaterThan(10)
  const names = [...usual.split(' '), ...example]
  expect(findMisspelt(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([])
  expect(findMisspelt({ SITE_ORIGN: '' })).toEqual([])
})

test('company.json may begin with a byte order mark', () => {
  const folder = freshFolder()
  writeFileSync(join(folder, 'company.json'), '\ufeff{"name":"Nawab"}')
  expect(readCompany(folder).name).toBe('Nawab')
})

test('company.json overrides single fields of the shipped company', () => {
  const folder = freshFolder()
  writeFileSync(join(folder, 'company.json'), '{"name":"Nawab","copyrightYear":2026}')
  expect(readCompany(folder)).toMatchObject({
    name: 'Nawab',
    copyrightYear: 2026,
    email: 'hello@example.com',
  })
})

test.each([
  ['{"nam":"x"}', 'nam'],
  ['{"foundedYear":"long ago"}', 'foundedYear'],
  ['{"countryCode":"India"}', 'countryCode'],
  ['{"openDays":["Monday","Monday"]}', 'openDays'],
  ['{"testimonials":[{"text":"too short"}]}', 'testimonials'],
  ['{', 'not valid JSON'],
  ['[]', 'the file'],
])('the company.json %s is refused with an error message about %s', (text, word) => {
  const folder = freshFolder()
  writeFileSync(join(folder, 'company.json'), text)
  expect(() => readCompany(folder)).toThrow(SettingsError)
  expect(() => readCompany(folder)).toThrow(word)
})

test('a time zone is accepted by any of its names, an unknown one is refused', () => {
  for (const timeZone of ['Asia/Kolkata', 'Asia/Calcutta', 'UTC'])
    expect(company.parse({ timeZone }).timeZone).toBe(timeZone)
  expect(company.safeParse({ timeZone: 'Asia/Lucknow' }).success).toBe(false)
})

test('text copied from a letter or a spreadsheet is stored in one line', () => {
  const typed = {
    registeredOffice: 'Flat 4, 2nd Floor,\r\nHazratganj \n\n Lucknow 226001\n',
    branchOffice: 'Tower B\nNoida',
    legalName: 'Vani Labs,\nPrivate Limited ',
    countryCode: ' in',
    holidays: ['2026-08-15\tIndependence Day ', ' 2026-10-02  Gandhi Jayanti'],
  }
  expect(company.parse(typed)).toMatchObject({
    registeredOffice: 'Flat 4, 2nd Floor, Hazratganj, Lucknow 226001',
    branchOffice: 'Tower B, Noida',
    legalName: 'Vani Labs, Private Limited',
    countryCode: 'IN',
    holidays: ['2026-08-15 Independence Day', '2026-10-02 Gandhi Jayanti'],
  })
})

test.each([
  ['holidays', ['15 August 2026'], 'Write a day such as 2026-01-26 Republic Day'],
  ['holidays', ['2026-02-30'], 'There is no such day in the calendar'],
  ['latitude', '26.8544, 81.0046', 'Write a number such as 26.8544'],
  ['latitude', '126', 'Write a number from -90 to 90'],
])('a wrong value of %s (%s) has one message', (name, value, message) => {
  const read = company.safeParse({ [name]: value })
  expect(read.error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('retention of enquiries, applications and audit entries is at least a year', () => {
  const { retention } = company.parse({ retention: { spamDays: 30 } })
  expect(retention).toMatchObject({ enquiryMonths: 24, applicationMonths: 12, spamDays: 30 })
  for (const short of [{ enquiryMonths: 11 }, { applicationMonths: 11 }, { auditMonths: 11 }])
    expect(company.safeParse({ retention: short }).success).toBe(false)
})

test('sample values are listed until the owner replaces them', () => {
  const fields = (change: object) => listSamples(company.parse(change)).map(({ field }) => field)
  expect(fields({})).toContain('registeredOffice')
  expect(fields({ name: 'Nawab' })).not.toContain('name')
  expect(listSamples(company.parse({}))[1]).toEqual({
    field: 'legalName',
    label: 'Legal name',
    group: 'Name and brand',
  })
})

test('the shipped city and courts are sample values once the address is elsewhere', () => {
  const places = (change: object) => {
    const fields = listSamples(company.parse(change)).map(({ field }) => field)
    return fields.filter((field) => field === 'city' || field === 'jurisdiction')
  }
  expect(places({})).toEqual([])
  expect(places({ registeredOffice: '1 Hazratganj, Lucknow 226001' })).toEqual([])
  const registeredOffice = '12 Laxmi Road, Pune 411030'
  expect(places({ registeredOffice })).toEqual(['city', 'jurisdiction'])
  expect(places({ registeredOffice, city: 'Pune' })).toEqual(['jurisdiction'])
  expect(places({ registeredOffice, city: 'Pune', jurisdiction: 'Pune' })).toEqual([])
})

test('an empty field is not listed as a sample value', () => {
  const fields = listSamples(company.parse(BARE)).map(({ field }) => field)
  expect(fields).not.toEqual([])
  for (const field of Object.keys(BARE)) expect(fields).not.toContain(field)
})

test('the first start writes a signup key that only its user can read, and later starts keep it', () => {
  const settings = readSettings({ DATA_DIR: freshFolder() })
  const key = readSecretKey(settings)
  expect(key.length).toBeGreaterThanOrEqual(32)
  expect(readSecretKey(settings)).toBe(key)
  expect(statSync(join(settings.dataDir, 'secret-key')).mode & 0o777).toBe(0o600)
})

test('a file with a short or no signup key stops the start', () => {
  const settings = readSettings({ DATA_DIR: freshFolder() })
  for (const key of ['', '\n', 'changeme']) {
    writeFileSync(join(settings.dataDir, 'secret-key'), key)
    expect(() => readSecretKey(settings)).toThrow('secret-key must hold at least 32 characters')
  }
})

test('only the exact signup key is accepted, and never an empty one', () => {
  expect(isSameSecret('right', 'right')).toBe(true)
  expect(isSameSecret('right', 'righ')).toBe(false)
  expect(isSameSecret('', '')).toBe(false)
})
