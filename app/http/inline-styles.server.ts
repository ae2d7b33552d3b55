import { allowInline } from './content-security.server'

/**
 * Puts the style sheets of a document into it, so that nothing stands between its arrival and the first look at it, and
 * a script that says until the first frame that this look is still to come (styles/later.css).
 *
 * The link elements stay, under a `rel` that loads nothing, and what is added stands last in the head: React takes over
 * a document with such differences, and with no others.
 * @param sheetAt gives the text of a sheet by its path; a document with a sheet that it does not know stays as it is
 */
export async function inlineStyles(
  answer: Response,
  sheetAt: (path: string) => string | undefined,
): Promise<Response> {
  const policy = answer.headers.get('Content-Security-Policy')
  if (!policy) return answer
  const html = await answer.text()
  const sheets = [...html.matchAll(SHEET)].map(([, path = '']) => sheetAt(path))
  const known = sheets.filter((sheet) => sheet !== undefined)
  if (known.length === 0 || known.length < sheets.length) return new Response(html, answer)
  const style = known.join('')
  const styled = html
    .replace(SHEET, '<link rel="inlined" href="$1"')
    .replace('</head>', () => `<style>${style}</style><script>${ARRIVING}</script></head>`)
  const made = new Response(styled, answer)
  const allowed = allowInline('script', allowInline('style', policy, style), ARRIVING)
  made.headers.set('Content-Security-Policy', allowed)
  return made
}

const SHEET = /<link rel="stylesheet" href="([^"]+)"/g

const ARRIVING = `{
const page = document.documentElement.dataset;
page.arriving = '';
requestAnimationFrame(() => setTimeout(() => delete page.arriving));
}`.replace(/\n/g, '')
