import fc from 'fast-check'
import sax from 'sax'
import { expect, test } from 'vitest'
import { prepareSvg } from '#app/models/image/svg.server'
import { ATTRIBUTES, ELEMENTS } from '#app/models/image/svg-rules'
import { svg } from '#tests/support/images'

function written(file: Uint8Array): string {
  const outcome = prepareSvg(file)
  if (!outcome.ok) throw new Error(outcome.message)
  return `${outcome.image.files[0]?.data}`
}

function message(file: Uint8Array): string {
  const outcome = prepareSvg(file)
  return outcome.ok ? `taken: ${outcome.image.files[0]?.data}` : outcome.message
}

test('an SVG of allowed elements keeps its content', () => {
  const drawing =
    '<title>A &amp; B</title><defs><linearGradient id="a"><stop offset="0" stop-color="#f00"/></linearGradient></defs><style>.b{fill:url(#a)}</style><g class="b" transform="scale(2)"><path d="M0 0h9"/><use href="#a"/><text x="1">&lt;b&gt;</text></g>'
  expect(written(svg(drawing))).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" width="40" height="30">${drawing.replace(/<(\w+)([^<>]*)\/>/g, '<$1$2></$1>')}</svg>`,
  )
})

test('comments, metadata and attributes of drawing programs are removed', () => {
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
    'an HTML page inside',
    svg('<foreignObject><b xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
  ],
  ['an event handler', svg('<rect onclick="alert(1)"/>')],
  ['an event handler in capitals', svg('<rect ONLOAD="alert(1)"/>')],
  ['an event handler of the root', svg('', 'viewBox="0 0 1 1" onload="alert(1)"')],
  ['a link', svg('<a href="javascript:alert(1)"><rect/></a>')],
  ['an animation', svg('<set attributeName="href" to="javascript:alert(1)"/>')],
  ['an animation of a link', svg('<animate attributeName="href" values="javascript:alert(1)"/>')],
  ['an external image', svg('<image href="https://evil.example/a.png"/>')],
  ['an SVG as an image', svg('<image href="data:image/svg+xml,&lt;svg/&gt;"/>')],
  ['a use of an external file', svg('<use href="https://evil.example/a.svg#a"/>')],
  ['a use of a data URL', svg('<use href="data:image/svg+xml;base64,AAAA#a"/>')],
  ['an external fill', svg('<rect fill="url(https://evil.example/#a)"/>')],
  ['an external filter', svg('<rect style="filter:url(//evil.example/f#a)"/>')],
  ['an external style sheet', svg('<style>@import "https://evil.example/a.css";</style>')],
  [
    'an external fill in CDATA',
    svg('<style><![CDATA[*{fill:url(https://evil.example)}]]></style>'),
  ],
  ['a url() split by a comment', svg('<style>*{fill:u<!-- -->rl(https://evil.example)}</style>')],
  ['a url() split by CDATA', svg('<style>*{fill:u<![CDATA[rl(https://evil.example)]]>}</style>')],
  ['an escaped url()', svg('<style>*{fill:u\\72l(https://evil.example)}</style>')],
  ['an image-set()', svg('<rect style="mask:image-set(\'https://evil.example/a\' 1x)"/>')],
  ['a character reference', svg('<rect fill="&#117;rl(https://evil.example/#a)"/>')],
  ['an external font', svg('<style>@font-face{src:url(https://evil.example/a.woff)}</style>')],
  ['an xml-stylesheet instruction', Buffer.from(`<?xml-stylesheet href="a.xsl"?>${svg('')}`)],
  ['entities', Buffer.from(`<!DOCTYPE svg [<!ENTITY a "<script/>">]>${svg('&a;')}`)],
  [
    'an external entity',
    Buffer.from(`<!DOCTYPE svg [<!ENTITY a SYSTEM "/etc/passwd">]>${svg('')}`),
  ],
  ['an undeclared entity', svg('&hearts;')],
  ['a frame', svg('<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/>')],
  ['a handler element', svg('<handler type="text/ecmascript">alert(1)</handler>')],
  ['circular use elements', svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
  ['three hundred use elements', svg('<use href="#a"/>'.repeat(300))],
  [
    'metadata nested a hundred deep',
    svg(`${'<metadata>'.repeat(100)}${'</metadata>'.repeat(100)}`),
  ],
  ['a hundred nested groups', svg(`${'<g>'.repeat(100)}${'</g>'.repeat(100)}`)],
  ['six thousand elements', svg('<g/>'.repeat(6_000))],
  ['no end', Buffer.from(svg('<g>').subarray(0, 60))],
  ['no namespace', Buffer.from('<svg viewBox="0 0 1 1"><rect/></svg>')],
  ['a prefixed root element', Buffer.from('<svg:g xmlns:svg="http://www.w3.org/2000/svg"/>')],
  ['two roots', Buffer.concat([svg(''), svg('')])],
  ['no size', svg('', '')],
  ['a huge size', svg('', 'viewBox="0 0 1e9 1"')],
  ['a size of zero', svg('', 'viewBox="0 0 0 0"')],
  ['UTF-16 text', Buffer.from('\ufeff<svg/>', 'utf16le')],
]

test.each(ATTACKS)('an SVG with %s is refused', (_, file) => {
  expect(message(file)).toMatch(/^The SVG picture is refused: it /)
})

test('an SVG of more than 256 KB is refused', () => {
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

test('the stored SVG of any input has only allowed elements and attributes', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.boolean(), (pieces, isInside) => {
      const text = pieces.join('')
      const outcome = prepareSvg(isInside ? svg(text) : Buffer.from(`<svg ${text}`))
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
