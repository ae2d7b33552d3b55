import { publicPages } from '#app/content/site-map'
import { site } from '#app/models/company/site.server'
import { contentOf } from '#app/models/content/published.server'

/** Without priority and changefreq, which search engines ignore. */
export function loader() {
  const { origin } = site().settings
  const urls = publicPages(contentOf(site())).map(
    ({ path, updated }) => `<url><loc>${origin}${path}</loc><lastmod>${updated}</lastmod></url>`,
  )
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ]
  return new Response(xml.join('\n'), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
