/** Response with a file that is the same for every visitor. @param seconds how long a cache may keep it */
export function publicFile(
  body: BodyInit,
  type: string,
  seconds = 3600,
  headers?: Record<string, string>,
): Response {
  return new Response(body, {
    headers: { 'Content-Type': type, 'Cache-Control': `public, max-age=${seconds}`, ...headers },
  })
}
