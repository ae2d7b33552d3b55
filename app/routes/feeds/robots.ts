import { site } from '#app/models/company/site.server'

/** Staff pages are not disallowed: a crawler has to read their noindex. */
export function loader() {
  const lines = [
    'User-agent: *',
    'Allow: /',
    '',
    `Sitemap: ${site().settings.origin}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
