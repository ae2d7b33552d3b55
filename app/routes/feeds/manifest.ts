import { BACKGROUNDS, brandColour } from '#app/models/company/brand.server'
import { site } from '#app/models/company/site.server'
import { publicFile } from './public-file'

export function loader() {
  const { company } = site()
  const manifest = {
    name: company.name,
    short_name: company.name,
    start_url: '/',
    display: 'browser',
    theme_color: brandColour(company.brand),
    background_color: BACKGROUNDS.light[0],
    icons: [192, 512].map((size) => ({
      src: `/icons/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  }
  return publicFile(JSON.stringify(manifest), 'application/manifest+json')
}
