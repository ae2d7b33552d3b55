import type { Group } from '#app/models/company/fields/kinds'
import { fieldsOf } from '#app/models/content/form/shape-value'
import { Icon } from '#app/ui/icon'
import type { EditPage } from './edit-parts'

/** Groups of the document `company` that the contact page shows better than the home page. */
const ON_CONTACT: Group[] = ['Opening hours', 'Addresses and phones']

type Shown = Pick<EditPage, 'path' | 'at' | 'shape'>

export function pageOf({ path, at, shape }: Shown): string {
  const group = fieldsOf(shape, {}).find(({ name }) => name === at)?.group
  return path ?? (ON_CONTACT.some((one) => one === group) ? '/contact' : '/')
}

interface ViewLinkProps {
  page: Shown
  className: string
  isPreview?: boolean
}

export function ViewLink({ page, className, isPreview }: ViewLinkProps) {
  const path = pageOf(page)
  const view = page.path === undefined && path === '/' ? 'View the site' : 'View page'
  return (
    <a
      className={className}
      href={isPreview ? `${path}?preview` : path}
      target="_blank"
      rel="noopener"
    >
      <span>{isPreview ? 'Preview' : view}</span>
      <NewTab />
    </a>
  )
}

export function NewTab() {
  return (
    <>
      <span className="sr-only">, opens a new tab</span>
      <Icon name="arrow-up-right" size={14} className="ml-0.5 inline align-baseline" />
    </>
  )
}
