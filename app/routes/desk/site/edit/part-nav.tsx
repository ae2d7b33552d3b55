import type { MouseEvent } from 'react'
import type { Shape } from '#app/models/content/form/shape.server'
import { headingOf, listOf, partOf } from '#app/models/content/form/shape-value'
import { fieldId } from '#app/ui/form/field'
import { FORM, groupId } from './edit-parts'

/** The way to each part of a long page. */
export function PartNav({ fields, value }: { fields: readonly Shape[]; value: unknown }) {
  const parts = fields.flatMap((field) => partsOf(field, partOf(value, field.name)))
  const links = [...new Map(parts.map((part) => [part.id, part])).values()]
  if (links.length < 2) return null
  return (
    <nav
      aria-label="Parts of this page"
      className="sticky top-20 max-h-[calc(100dvh-7rem)] overflow-auto text-sm max-xl:static"
    >
      <p className="mb-1 font-semibold">Parts of this page</p>
      <ul>
        {links.map(({ id, label }) => (
          <li key={id}>
            <a className="inline-block py-1 wrap-anywhere" href={`#${id}`} onClick={openPart}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function partsOf(field: Shape, value: unknown): { id: string; label: string }[] {
  const { group, name, label, kind } = field
  if (group !== '') return [{ id: groupId(group), label: group }]
  if (kind === 'object') return [{ id: fieldId(FORM, name), label }]
  if (kind !== 'list') return []
  return listOf(value).map((item, index) => ({
    id: fieldId(FORM, `${name}.${index}`),
    label: headingOf(field.item, item),
  }))
}

function openPart({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const summary = document.getElementById(currentTarget.hash.slice(1))
  summary?.closest('details')?.setAttribute('open', '')
}
