import type { ToolPage } from '#app/content/tools'
import { type PageMeta, pageMeta } from '#app/routes/site/page-meta'
import { breadcrumbs } from '#app/routes/site/structured-data'

export function toolMeta(page: ToolPage | undefined, matches: Parameters<PageMeta>[0]['matches']) {
  if (!page) return pageMeta(undefined, matches)
  const trail = [
    { label: 'Digital Marketing', href: '/digital-marketting' },
    page.service,
    { label: page.name, href: page.path },
  ]
  return pageMeta(page, matches, breadcrumbs(trail))
}
