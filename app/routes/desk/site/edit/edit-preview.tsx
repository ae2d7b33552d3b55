import type { Group } from '#app/models/company/fields/kinds'
import { fieldsOf } from '#app/models/content/form/shape-value'
import type { EditPage } from './edit-parts'

/** Groups of the company that the contact page shows better than the home page. */
const ON_CONTACT: Group[] = ['Opening hours and holidays', 'Addresses and phones']

/** The saved draft as a phone shows it; without scripts and forms, and drawn anew by each save. */
export function EditPreview({ path, base, at, shape }: EditPage) {
  const group = fieldsOf(shape, {}).find(({ name }) => name === at)?.group
  const page = path ?? (ON_CONTACT.some((one) => one === group) ? '/contact' : '/')
  return (
    <aside className="sticky top-4 max-[1199.9px]:hidden" aria-label="Preview">
      <p className="mb-2 flex flex-wrap items-baseline gap-x-4">
        <b>Preview</b>
        <span className="hint">the saved draft, on a phone</span>
      </p>
      <iframe
        key={base}
        className="h-[calc(100dvh-6rem)] max-h-[844px] w-full rounded-(--r-lg) border border-(--line-strong) bg-(--paper)"
        title="Preview of the saved draft"
        src={`${page}?preview=frame`}
        sandbox="allow-same-origin"
        loading="lazy"
      />
    </aside>
  )
}
