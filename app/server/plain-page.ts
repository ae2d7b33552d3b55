/**
 * A refusal as a person's browser should show it: a small page without files, in place of the JSON that a call gets.
 * It costs nothing to make, so that it can be sent when nothing else can.
 */
export async function asPlainPage(answer: Response, accept: string | undefined): Promise<Response> {
  const isProblem = answer.headers.get('Content-Type') === 'application/problem+json'
  if (!accept?.includes('text/html') || !isProblem) return answer
  const { title, message } = (await answer.json()) as { title: string; message: string }
  const headers = new Headers(answer.headers)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(message)}.</p>
<p><a href="/">Back to the home page</a></p>
</html>
`
  return new Response(html, { status: answer.status, headers })
}

function escapeHtml(text: string): string {
  return text
    .replace(/\.$/, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
