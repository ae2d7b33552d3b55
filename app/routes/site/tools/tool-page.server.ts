import { type ToolPage, tools } from '#app/content/tools'
import { filled } from '#app/routes/site/company-text.server'

export function toolFrame(page: ToolPage) {
  const others = tools
    .filter((other) => other.path !== page.path)
    .map(({ path, name, hint }) => ({ path, name, hint }))
  return filled({ page, others })
}
