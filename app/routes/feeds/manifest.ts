import { site } from '#app/models/company/site.server'

/** --brand and --paper of styles/tokens.css in the light scheme; a manifest reads no style sheet. */
const BRAND = '#d50c1d'
const PAPER = '#fdfaf9'

/** What a phone shows once the site lies on its home screen: a bookmark, since the site is no app. */
export function loader() {
  const { company } = site()
  const manifest = {
    name: company.name,
    short_name: company.name,
    start_url: '/',
    display: 'browser',
    theme_color: BRAND,
    background_color: PAPER,
    icons: [192, 512].map((size) => ({
      src: `/icons/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  }
  return Response.json(manifest, {
    headers: {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
