import { site } from '#app/models/company/site.server'
import { publicFile } from './public-file'

/** Staff pages are not disallowed: a crawler has to read their noindex. */
export function loader() {
  const lines = [
    'User-agent: *',
    'Allow: /',
    '',
    `Sitemap: ${site().settings.origin}/sitemap.xml`,
    '',
  ]
  return publicFile(lines.join('\n'), 'text/plain; charset=utf-8')
}
