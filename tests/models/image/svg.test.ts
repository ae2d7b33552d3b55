import fc from 'fast-check'
import sax from 'sax'
import { expect, test } from 'vitest'
import { preparedSvg } from '#app/models/image/svg.server'
import { ATTRIBUTES, ELEMENTS } from '#app/models/image/svg-rules'
import { svg } from '#tests/support/pictures'

function written(file: Uint8Array): string {
  const outcome = preparedSvg(file)
  if (!outcome.ok) throw new Error(outcome.message)
  return `${outcome.image.files[0]?.data}`
}

function message(file: Uint8Array): string {
  const outcome = preparedSvg(file)
  return outcome.ok ? `taken: ${outcome.image.files[0]?.data}` : outcome.message
}

test('a drawing stays what it was', () => {
  const drawing =
    '<title>A &amp; B</title><defs><linearGradient id="a"><stop offset="0" stop-color="#f00"/></linearGradient></defs><style>.b{fill:url(#a)}</style><g class="b" transform="scale(2)"><path d="M0 0h9"/><use href="#a"/><text x="1">&lt;b&gt;</text></g>'
  expect(written(svg(drawing))).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" width="40" height="30">${drawing.replace(/<(\w+)([^<>]*)\/>/g, '<$1$2></$1>')}</svg>`,
  )
})

test('what a drawing program keeps for itself is left out', () => {
  const file = Buffer.from(
    `<?xml version="1.0"?><!-- by Asha --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="40px" height="30" inkscape:version="1.3" data-name="x"><metadata><who xmlns="urn:x">Asha</who></metadata><inkscape:page id="p"/><g id="a" inkscape:label="Layer"/><use xlink:href="#a"/></svg>`,
  )
  expect(written(file)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" viewBox="0 0 40 30"><g id="a"></g><use href="#a"></use></svg>',
  )
})

const ATTACKS: [what: string, file: Uint8Array][] = [
  ['a script', svg('<script>alert(1)</script>')],
  ['a script in its own namespace', svg('<x:script xmlns:x="http://www.w3.org/2000/svg"/>')],
  ['a script of XHTML', svg('<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>')],
  [
    'a page inside',
    svg('<foreignObject><b xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
  ],
  ['an event', svg('<rect onclick="alert(1)"/>')],
  ['an event in capitals', svg('<rect ONLOAD="alert(1)"/>')],
  ['an event of the root', svg('', 'viewBox="0 0 1 1" onload="alert(1)"')],
  ['a link', svg('<a href="javascript:alert(1)"><rect/></a>')],
  ['an animation', svg('<set attributeName="href" to="javascript:alert(1)"/>')],
  ['an animation of a link', svg('<animate attributeName="href" values="javascript:alert(1)"/>')],
  ['an image from elsewhere', svg('<image href="https://evil.example/a.png"/>')],
  ['a picture in a picture', svg('<image href="data:image/svg+xml,&lt;svg/&gt;"/>')],
  ['a copy from elsewhere', svg('<use href="https://evil.example/a.svg#a"/>')],
  ['a copy of data', svg('<use href="data:image/svg+xml;base64,AAAA#a"/>')],
  ['a fill from elsewhere', svg('<rect fill="url(https://evil.example/#a)"/>')],
  ['a filter from elsewhere', svg('<rect style="filter:url(//evil.example/f#a)"/>')],
  ['a style sheet from elsewhere', svg('<style>@import "https://evil.example/a.css";</style>')],
  ['a style sheet in CDATA', svg('<style><![CDATA[*{fill:url(https://evil.example)}]]></style>')],
  ['a word cut by a comment', svg('<style>*{fill:u<!-- -->rl(https://evil.example)}</style>')],
  ['a word cut by CDATA', svg('<style>*{fill:u<![CDATA[rl(https://evil.example)]]>}</style>')],
  ['an escaped word', svg('<style>*{fill:u\\72l(https://evil.example)}</style>')],
  ['an image set', svg('<rect style="mask:image-set(\'https://evil.example/a\' 1x)"/>')],
  ['a character reference', svg('<rect fill="&#117;rl(https://evil.example/#a)"/>')],
  ['a font', svg('<style>@font-face{src:url(https://evil.example/a.woff)}</style>')],
  ['a style sheet by instruction', Buffer.from(`<?xml-stylesheet href="a.xsl"?>${svg('')}`)],
  ['entities', Buffer.from(`<!DOCTYPE svg [<!ENTITY a "<script/>">]>${svg('&a;')}`)],
  [
    'a file of the server',
    Buffer.from(`<!DOCTYPE svg [<!ENTITY a SYSTEM "/etc/passwd">]>${svg('')}`),
  ],
  ['an entity nobody declared', svg('&hearts;')],
  ['a frame', svg('<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/>')],
  ['a handler', svg('<handler type="text/ecmascript">alert(1)</handler>')],
  ['copies of copies', svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
  ['three hundred copies', svg('<use href="#a"/>'.repeat(300))],
  ['a hundred groups in one another', svg(`${'<g>'.repeat(100)}${'</g>'.repeat(100)}`)],
  ['six thousand parts', svg('<g/>'.repeat(6_000))],
  ['half a file', Buffer.from(svg('<g>').subarray(0, 60))],
  ['no namespace', Buffer.from('<svg viewBox="0 0 1 1"><rect/></svg>')],
  ['another root', Buffer.from('<svg:g xmlns:svg="http://www.w3.org/2000/svg"/>')],
  ['two roots', Buffer.concat([svg(''), svg('')])],
  ['no size', svg('', '')],
  ['an endless size', svg('', 'viewBox="0 0 1e9 1"')],
  ['a size of nothing', svg('', 'viewBox="0 0 0 0"')],
  ['UTF-16', Buffer.from('\ufeff<svg/>', 'utf16le')],
]

test.each(ATTACKS)('%s is refused', (_, file) => {
  expect(message(file)).toMatch(/^The SVG picture is refused: it /)
})

test('a drawing of more than 256 KB is refused', () => {
  expect(message(svg(`<desc>${'a'.repeat(256 * 1024)}</desc>`))).toContain('at most 256 KB')
})

const piece = fc.oneof(
  fc.constantFrom(
    ...['<svg ', '<g>', '</g>', '<script>', 'onload="x"', 'href="#a"', 'url(', '<![CDATA[', ']]>'],
    ...[
      '<!--',
      '-->',
      '&lt;',
      '&#60;',
      '<style>',
      '</style>',
      "'",
      '"',
      '>',
      '<?x?>',
      'xmlns:a="b"',
    ],
    ...['xmlns="http://www.w3.org/2000/svg"', 'viewBox="0 0 1 1"', '</svg>', '\\', '@import'],
  ),
  fc.string({ maxLength: 5 }),
)

test('whatever is written holds nothing but what is allowed', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.boolean(), (pieces, isInside) => {
      const text = pieces.join('')
      const outcome = preparedSvg(isInside ? svg(text) : Buffer.from(`<svg ${text}`))
      if (!outcome.ok) return
      const parser = sax.parser(true)
      parser.onerror = (error) => {
        throw error
      }
      parser.onopentag = ({ name, attributes }) => {
        expect(ELEMENTS.has(name)).toBe(true)
        for (const key of Object.keys(attributes)) {
          expect(key === 'xmlns' || ATTRIBUTES.has(key)).toBe(true)
        }
      }
      parser.write(`${outcome.image.files[0]?.data}`).close()
    }),
    { numRuns: 2_000 },
  )
})
