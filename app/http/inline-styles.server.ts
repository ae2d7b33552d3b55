import { allowStyle } from './content-security.server'

/**
 * Puts the style sheets of a document into it, so that nothing stands between its arrival and the first look at it.
 *
 * The link elements stay, under a `rel` that loads nothing, and the style stands last in the head: React takes over a
 * document with such differences, and with no others.
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
    .replace('</head>', () => `<style>${style}</style></head>`)
  const made = new Response(styled, answer)
  made.headers.set('Content-Security-Policy', allowStyle(policy, style))
  return made
}

const SHEET = /<link rel="stylesheet" href="([^"]+)"/g
