import { site } from '#app/models/company/site.server'

/**
 * Everything may be crawled. Pages for staff say noindex themselves, which a crawler can only read where it may look.
 */
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
