import type { Hue } from './page'
import type { Link } from './section'

/** A page with a calculator, checker or generator. */
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
  /** The service that the tool belongs to; what an enquiry from the page is about. */
  service: Link
  /** A field and a button with which the service's page can start the tool. */
  start?: { label: string; field: 'text' | 'phone'; button: string }
  rules: {
    title: string
    lead: string
    /** `signs` are the characters that the text is about. */
    items: readonly { term: string; signs?: string; text: string }[]
    note: string
  }
  band: { title: string; text: string }
}

const files = import.meta.glob<ToolPage>('./tools/*.ts', { eager: true, import: 'default' })

/** Every tool, those of one service together. */
export const tools: readonly ToolPage[] = Object.values(files).sort((a, b) =>
  a.path.localeCompare(b.path),
)

export function toolsOf(service: string) {
  return tools
    .filter((tool) => tool.service.href === service)
    .map(({ path, name, hint, start }) => ({ path, name, hint, start }))
}

/** A tool's page with the links to the other tools. */
export function withOthers(page: ToolPage) {
  const others = tools
    .filter((other) => other.path !== page.path)
    .map(({ path, name, hint }) => ({ path, name, hint }))
  return { page, others }
}
