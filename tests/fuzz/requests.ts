import fc from 'fast-check'

/** A part of the typed texts, which must not appear in a log. */
export const CANARY = 'canary4be1'

export interface FuzzRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer | undefined
}

/** The fields of forms and API requests, each with a valid value. */
const FIELDS: Record<string, string> = {
  name: `Asha ${CANARY}`,
  fullName: `Asha ${CANARY}`,
  email: `${CANARY}@example.in`,
  desc: `OTP messages for a clinic ${CANARY}`,
  message: `Please call me back ${CANARY}`,
  phone: '98765 43210',
  countryCode: '+91',
  companyName: 'Verma Clinic',
  telegramId: '@asha',
  type: 'Bulk SMS',
  callBack: 'Morning',
  jobRole: 'Cloud Engineer',
  experience: '3+ Years',
  gender: 'Other',
  motivation: `I like queues ${CANARY}`,
  password: 'a long enough password',
  secretKey: `not the key ${CANARY}`,
  status: 'Closed',
  website: '',
  fillMs: '5000',
  consentVersion: '2026-01',
  intent: 'note',
}
const NAMES = Object.keys(FIELDS)

const nasty = fc.constantFrom(
  ...[
    "'; drop table enquiries;--",
    '\0',
    '\ud800',
    '../../etc/passwd',
    '=1+1',
    '<script>alert(1)</script>',
  ],
  ...['%00', '\r\nBcc: evil@example.com', '__proto__', 'constructor', '{"$ne":1}', '🙂'.repeat(50)],
  ...[
    '@'.repeat(300),
    `${'a'.repeat(260)}@b.c`,
    '1e999',
    '-0',
    'NaN',
    '\u202e',
    ' '.repeat(300),
    'é'.normalize('NFD'),
    '+999',
    '\u0301\u0323'.repeat(2000),
  ],
)
const text = fc.oneof(
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 3, arbitrary: nasty },
  { weight: 1, arbitrary: fc.string({ maxLength: 30 }).map((part) => part.repeat(400)) },
)

/** Most fields are valid, so that later rules are reached too. */
const fields = (value: fc.Arbitrary<unknown>) =>
  fc
    .record({
      broken: fc.dictionary(fc.oneof(fc.constantFrom(...NAMES), text), value, { maxKeys: 3 }),
      missing: fc.subarray(NAMES, { maxLength: 2 }),
      isWhole: fc.boolean(),
    })
    .map(({ broken, missing, isWhole }) => {
      const all: Record<string, unknown> = { ...FIELDS, ...(isWhole ? {} : broken) }
      for (const name of missing) if (!isWhole) delete all[name]
      return all
    })

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const json = fc.oneof(
  {
    weight: 6,
    arbitrary: fields(fc.oneof(text, fc.jsonValue(), fc.constant({ toString: 1 }))).map((all) =>
      JSON.stringify(all),
    ),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: text },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      '{',
      '[]',
      'null',
      `${'['.repeat(9000)}`,
      '{"__proto__":{"a":1}}',
    ),
  },
)
const urlencoded = fc.oneof(
  {
    weight: 6,
    arbitrary: fields(text).map((all) =>
      Object.entries(all)
        .map(([name, value]) => `${encode(name)}=${encode(asText(value))}`)
        .join('&'),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      '&&&',
      '=',
      'a',
      '%',
      '%zz=1',
      'name=%ff%fe',
      'a=1&'.repeat(500),
    ),
  },
)

function encode(part: string): string {
  return encodeURIComponent(part.toWellFormed())
}

const file = fc.oneof(
  fc.constant(Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n')),
  fc.constant(Buffer.from('d0cf11e0a1b11ae1', 'hex')),
  fc.constant(Buffer.from('PK\x03\x04\x14\x00', 'latin1')),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
)
const fileName = fc.oneof(
  fc.constantFrom('cv.pdf', 'cv.docx', '../../cv.pdf', 'a"b.pdf', '.pdf', ''),
  text,
)

const BOUNDARY = 'x-boundary'
const multipart = fc
  .record({
    all: fields(text),
    name: fileName,
    bytes: file,
    files: fc.integer({ min: 0, max: 3 }),
    cut: fc.option(fc.integer({ min: 0, max: 900 }), { freq: 4 }),
    spoilt: fc.option(fc.record({ at: fc.nat(2000), byte: fc.nat(255) }), { freq: 3 }),
    breaks: fc.constantFrom('\r\n', '\r\n', '\r\n', '\n'),
  })
  .map(({ all, name, bytes, files, cut, spoilt, breaks }) => {
    const part = (head: string, body: Buffer) =>
      Buffer.concat([
        Buffer.from(`--${BOUNDARY}${breaks}${head}${breaks}${breaks}`),
        body,
        Buffer.from(breaks),
      ])
    const safe = name
      .toWellFormed()
      .replace(/"/g, '%22')
      .replace(/\r/g, '%0D')
      .replace(/\n/g, '%0A')
    const parts = [
      ...Object.entries(all).map(([key, value]) =>
        part(`Content-Disposition: form-data; name="${encode(key)}"`, Buffer.from(asText(value))),
      ),
      ...Array.from({ length: files }, () =>
        part(`Content-Disposition: form-data; name="resume"; filename="${safe}"`, bytes),
      ),
    ]
    const whole = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--${breaks}`)])
    if (spoilt) whole[spoilt.at % whole.length] = spoilt.byte
    return cut === null ? whole : whole.subarray(0, cut)
  })

const body = fc.oneof(
  {
    weight: 4,
    arbitrary: json.map((raw) => ({ type: 'application/json', raw: Buffer.from(raw) })),
  },
  {
    weight: 4,
    arbitrary: urlencoded.map((raw) => ({
      type: 'application/x-www-form-urlencoded',
      raw: Buffer.from(raw),
    })),
  },
  {
    weight: 3,
    arbitrary: multipart.map((raw) => ({ type: `multipart/form-data; boundary=${BOUNDARY}`, raw })),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constantFrom(
        '',
        'text/plain',
        'multipart/form-data',
        'application/json; charset=x',
        'a/b;;',
      ),
      raw: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    }),
  },
)

/** A header value that node:http can send: latin1 without control characters. */
const headerValue = fc
  .string({
    unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
    maxLength: 60,
  })
  .map((value) => value.replace(/\x7f/g, ''))

const headers = fc.dictionary(
  fc.constantFrom(
    ...[
      'accept',
      'accept-encoding',
      'accept-language',
      'cookie',
      'if-none-match',
      'idempotency-key',
      'origin',
    ],
    ...[
      'range',
      'referer',
      'sec-fetch-site',
      'user-agent',
      'x-forwarded-for',
      'x-forwarded-host',
      'authorization',
    ],
    ...[
      'x-client-address',
      'x-request-id',
      'x-http-method-override',
      'purpose',
      'last-event-id',
      'dnt',
    ],
  ),
  fc.oneof(
    headerValue,
    fc.constantFrom(
      '',
      '*',
      'text/html',
      'same-origin',
      'Bearer x',
      `visit-source=page%3D${CANARY}`,
    ),
  ),
  { maxKeys: 4 },
)

const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  {
    weight: 3,
    arbitrary: fc
      .dictionary(
        fc.constantFrom(
          ...['search', 'status', 'page', 'sort', 'from', 'to', 'role', 'gender', 'show', 'view'],
          ...[
            'to',
            'sent',
            'type',
            'reference',
            '_routes',
            'index',
            'utm_source',
            'folder',
            'person',
          ],
        ),
        fc.oneof(text, fc.integer().map(String), fc.constant(CANARY)),
        { maxKeys: 4 },
      )
      .map(
        (all) =>
          `?${Object.entries(all)
            .map(([name, value]) => `${name}=${encode(value)}`)
            .join('&')}`,
      ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('?', '?%', '?_data=root', '?&&==', `?${'a=b&'.repeat(300)}`),
  },
)

const ending = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('', '', '.data') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '/',
      '/x',
      '.json',
      ';a=b',
      '%2f',
      '%00',
      '//',
      '/..',
      '%20',
      '%F0%9F%99%82',
    ),
  },
)

const METHODS = ['GET', 'GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH']

/** Every field right, as JSON: by chance alone, a short run may send no right enquiry. */
export function rightRequest(url: string): FuzzRequest {
  const headers = { 'content-type': 'application/json' }
  return { method: 'POST', path: url, headers, body: Buffer.from(JSON.stringify(FIELDS)) }
}

/** Requests for one URL of the site: valid, nearly valid and random ones. */
export function requestsFor(url: string): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({ method: fc.constantFrom(...METHODS), ending, query, headers, body })
    .map(({ method, ending, query, headers, body }) => {
      const hasBody = ['POST', 'PUT', 'DELETE', 'PATCH'].includes(method)
      return {
        method,
        path: (url === '/' && ending === '.data' ? '/_root' : url) + ending + query,
        headers: { ...headers, ...(hasBody && body.type && { 'content-type': body.type }) },
        body: hasBody ? body.raw : undefined,
      }
    })
}
