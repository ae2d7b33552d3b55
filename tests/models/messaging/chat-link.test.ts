import fc from 'fast-check'
import jsQR from 'jsqr'
import { expect, test } from 'vitest'

import { chatLinkWords } from '#app/content/tool-words/chat-link'
import { bannerOf, parse } from '#app/http/parse'
import { chatLink, chatLinkInput } from '#app/models/messaging/chat-link.server'
import { drawQrCode, qrCodeSize } from '#app/models/messaging/qr-code.server'

function linkFor(fields: Record<string, string>) {
  const input = parse(chatLinkInput(chatLinkWords.en.errors), fields)
  return input.ok ? chatLink(input.data).href : bannerOf(input.errors)
}

test.each([
  [{ phone: '98765 43210', countryCode: '+91' }, 'https://wa.me/919876543210'],
  [{ phone: '98765 43210' }, 'https://wa.me/919876543210'],
  [{ phone: '+971 50 123 4567', countryCode: '+91' }, 'https://wa.me/971501234567'],
  [{ phone: '9876543210', text: '  ' }, 'https://wa.me/919876543210'],
  [
    { phone: '9876543210', text: 'Is it in stock? & how much' },
    'https://wa.me/919876543210?text=Is%20it%20in%20stock%3F%20%26%20how%20much',
  ],
  [
    { phone: '9876543210', text: 'नमस्ते' },
    `https://wa.me/919876543210?text=${encodeURIComponent('नमस्ते')}`,
  ],
  [{ phone: '' }, 'Phone is required'],
  [{}, 'Phone is required'],
  [{ phone: '12' }, 'This is not a phone number in the chosen country'],
  [{ phone: '9876543210', text: 'a'.repeat(161) }, 'First line must be at most 160 characters'],
])('the fields %o give %s', (fields, link) => {
  expect(linkFor(fields)).toBe(link)
})

/** Rasterises a QR code and decodes it. */
function scan(svg: string): string | undefined {
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  const scale = 4
  const pixels = new Uint8ClampedArray((size * scale) ** 2 * 4).fill(255)
  for (const [, x, y, long] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g))
    for (let row = 0; row < scale; row++)
      for (let column = 0; column < Number(long) * scale; column++) {
        const at = (Number(y) * scale + row) * size * scale + Number(x) * scale + column
        pixels.fill(0, at * 4, at * 4 + 3)
      }
  return jsQR(pixels, size * scale, size * scale)?.data
}

test.each([
  ['a number', 'https://wa.me/919876543210'],
  ['an English line', 'https://wa.me/919876543210?text=Is%20the%20blue%20saree%20in%20stock%3F'],
  ['160 Hindi letters', `https://wa.me/919876543210?text=${encodeURIComponent('क'.repeat(160))}`],
])('the QR code of a chat link with %s decodes to the link', (_, link) => {
  expect(scan(drawQrCode(link))).toBe(link)
})

test('every accepted first line fits into a QR code', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 160 }), (text) => {
      const input = parse(chatLinkInput(chatLinkWords.en.errors), { phone: '9876543210', text })
      if (input.ok) expect(qrCodeSize(chatLink(input.data).href)).toBeLessThanOrEqual(177)
    }),
    { numRuns: 60 },
  )
})

test('a QR code has a quiet zone of four modules', () => {
  const svg = drawQrCode('https://wa.me/919876543210')
  const size = qrCodeSize('https://wa.me/919876543210')
  expect(svg).toContain(`viewBox="0 0 ${size + 8} ${size + 8}"`)
  const columns = [...svg.matchAll(/M(\d+) (\d+)h\d+v1h/g)].map(([, x]) => Number(x))
  expect(Math.min(...columns)).toBe(4)
})
