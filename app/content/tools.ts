import type { Hue } from './page'
import type { Link } from './section'

export interface ToolPage {
  path: string
  title: string
  description: string
  updated: string
  hue: Hue
  scene: string
  name: string
  hint: string
  heading: string
  lead: string
  /** Also the type of an enquiry sent from the page. */
  service: Link
  /** A form on the page of the service that starts the tool. */
  start?: { label: string; field: 'text' | 'phone'; button: string }
  rules: {
    title: string
    lead: string
    /** `signs` are the characters that the text explains. */
    items: readonly { term: string; signs?: string; text: string }[]
    note: string
  }
  band: { title: string; text: string }
}

const files = import.meta.glob<ToolPage>('./tools/*.ts', { eager: true, import: 'default' })

export const tools: readonly ToolPage[] = Object.values(files).sort((a, b) =>
  a.path.localeCompare(b.path),
)

export function toolsOf(service: string) {
  return tools
    .filter((tool) => tool.service.href === service)
    .map(({ path, name, hint, start }) => ({ path, name, hint, start }))
}

export function withOthers(page: ToolPage) {
  const others = tools
    .filter((other) => other.path !== page.path)
    .map(({ path, name, hint }) => ({ path, name, hint }))
  return { page, others }
}
