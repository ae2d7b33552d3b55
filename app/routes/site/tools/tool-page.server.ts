import { type ToolPage, tools } from '#app/content/tools'
import { site } from '#app/models/company/site.server'

/** What ToolPage asks for, besides the tool itself. */
export function toolFrame(page: ToolPage) {
  const others = tools
    .filter((other) => other.path !== page.path)
    .map(({ path, name, hint }) => ({ path, name, hint }))
  return { page, others, tollFreePhone: site().company.tollFreePhone }
}
