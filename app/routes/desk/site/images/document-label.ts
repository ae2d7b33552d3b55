import { type Content, findService } from '#app/content/content'

/** Such as "Home" for `pages/home`. */
export function documentLabel(document: string, content: Content): string {
  const slug = document.slice(document.indexOf('/') + 1)
  const service = document.startsWith('services/') ? findService(content, slug) : undefined
  if (service) return service.name
  const name = slug.replaceAll('-', ' ')
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}
