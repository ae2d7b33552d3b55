import sprite from '#app/assets/generated/icons.svg?raw'

/**
 * Puts the icons that a document shows at its end, so that its first look needs no file beside it.
 *
 * React's production build does not mind a node after the last of the body.
 * @param end of the document, or all of it; comes back with the icons
 */
export function bringIcons(end: string, html = end): string {
  const names = new Set(Array.from(html.matchAll(USE), ([, name = '']) => name))
  const shown = Array.from(names, (name) => symbols.get(name) ?? '').join('')
  if (!shown) return end
  return end.replace('</body>', () => `<svg hidden aria-hidden="true">${shown}</svg></body>`)
}

const USE = /<use href="#icon-([\w-]+)"/g

const symbols = new Map(
  sprite
    .split('<symbol id="icon-')
    .slice(1)
    .map((part) => [
      part.slice(0, part.indexOf('"')),
      `<symbol id="icon-${part.slice(0, part.indexOf('</symbol>'))}</symbol>`,
    ]),
)
