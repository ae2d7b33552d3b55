import { expect, test } from 'vitest'

import { findLinks } from '#app/models/link'
import { growthOf } from '#tests/support/growth'

test.each([
  'Write to care@acme.in or first.in@acme.com.',
  'Your order is packed.Thanks.Regards',
  'It is packed.Call us, open 10.am to 8.pm, Rs.500, e.g. 12.30',
  'Acme Pvt.Ltd. and ACME PVT.LTD, ACME.PVT.LTD, B.Tech',
  'आपका ऑर्डर तैयार है.धन्यवाद',
])('no link is found in %s', (text) => {
  expect(findLinks(text)).toEqual([])
})

test.each([
  ['See acme.in.', ['acme.in']],
  ['See shop.acme.co.in/sale?id={#var#}', ['shop.acme.co.in/sale?id=']],
  [
    'acme.photography, ACME.IN and acme.travel:8080',
    ['acme.photography', 'ACME.IN', 'acme.travel:8080'],
  ],
  ['अरावली.भारत or xn--11b4c3d.xn--h2brj9c', ['अरावली.भारत', 'xn--11b4c3d.xn--h2brj9c']],
  ['Thanks.https://acme.in/@us', ['https://acme.in/@us']],
  ['(www.acme.example)', ['www.acme.example']],
  ['Have you seen acme.in?', ['acme.in']],
])('the text %s contains the links %j', (text, links) => {
  expect(findLinks(text)).toEqual(links)
})

test('the time to find links grows less than quadratically with the length of the text', () => {
  for (const unit of ['a.', 'a-', 'a@', 'www.', 'https://', 'in.'])
    expect(
      growthOf((count) => findLinks(unit.repeat(count)), 2000),
      unit,
    ).toBeLessThan(32)
})
