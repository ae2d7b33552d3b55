import { publicUrls } from '#app/content/site-map'
import { site } from '#app/models/company/site.server'
import { contentOf } from '#app/models/content/published.server'
import { publicFile } from './public-file'

/** Omits priority and changefreq, which search engines ignore. */
export function loader() {
  const { origin } = site().settings
  const urls = publicUrls(contentOf(site())).map(({ path, updated, alternates }) => {
    const links = alternates.map(
      ({ language, path }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${path}"/>`,
    )
    return `<url><loc>${origin}${path}</loc><lastmod>${updated}</lastmod>${links.join('')}</url>`
  })
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ]
  return publicFile(xml.join('\n'), 'application/xml; charset=utf-8')
}
