import { DAY_MS } from '#app/models/company/calendar'
import { site } from '#app/models/company/site.server'
import { publicFile } from './public-file'

const VALID_DAYS = 180

/** RFC 9116. Expires at midnight UTC, so that the text changes once a day. */
export function loader() {
  const { company, settings } = site()
  const expires = (Math.floor(Date.now() / DAY_MS) + VALID_DAYS) * DAY_MS
  const lines = [
    `Contact: mailto:${company.email}`,
    `Expires: ${new Date(expires).toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${settings.origin}/.well-known/security.txt`,
    '',
  ]
  return publicFile(lines.join('\n'), 'text/plain; charset=utf-8')
}
