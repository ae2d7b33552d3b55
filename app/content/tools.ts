import type { Hue } from './page'
import type { Link } from './section'

/** A page where visitors work something out for themselves. */
export interface ToolPage {
  path: string
  title: string
  description: string
  updated: string
  hue: Hue
  /** Drawn on the page's share image. */
  scene: string
  /** In breadcrumbs and links. */
  name: string
  /** One line under the name where the page is linked. */
  hint: string
  heading: string
  lead: string
  /** The service that the tool belongs to; what an enquiry from the page is about. */
  service: Link
  /** Where the service's page can start the tool with one text or number: its field and its button. */
  start?: { label: string; field: 'text' | 'phone'; button: string }
  /** What the tool goes by, below it. */
  rules: {
    title: string
    lead: string
    /** `signs` are the characters that the text speaks of, shown as they are typed. */
    items: readonly { term: string; signs?: string; text: string }[]
    /** Rules that change carry their own "as of <month year>". */
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
