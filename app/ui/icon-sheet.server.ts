import sprite from '#app/assets/generated/icons.svg?raw'

/**
 * Puts the icons that a document shows at its end, so that its first look needs no file beside it.
 *
 * React's production build does not mind a node after the last of the body.
 * @param end of the document, or all of it; comes back with the icons
 */
export function bringIcons(end: string, html = end): string {
  const shown = Array.from(namesIn(html), (name) => symbols.get(name) ?? '').join('')
  if (!shown) return end
  return end.replace('</body>', () => `<svg hidden aria-hidden="true">${shown}</svg></body>`)
}

const USE = '<use href="#icon-'

/** A page of the desk has hundreds, so nothing is made for each but its name. */
function namesIn(html: string): Set<string> {
  const names = new Set<string>()
  for (let at = html.indexOf(USE); at >= 0; at = html.indexOf(USE, at + 1)) {
    const from = at + USE.length
    names.add(html.slice(from, html.indexOf('"', from)))
  }
  return names
}

const symbols = new Map(
  sprite
    .split('<symbol id="icon-')
    .slice(1)
    .map((part) => [
      part.slice(0, part.indexOf('"')),
      `<symbol id="icon-${part.slice(0, part.indexOf('</symbol>'))}</symbol>`,
    ]),
)
