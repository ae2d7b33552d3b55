import { createContext, useContext } from 'react'
import type { FieldFault } from '#app/models/content/form/faults.server'
import type { Shape } from '#app/models/content/form/shape.server'
import { fieldId } from '#app/ui/form/field'
import type { showDocument } from './edit-page.server'

export type EditPage = Awaited<ReturnType<typeof showDocument>>

export const FORM = 'edit'
export const EDIT_PATH = '/admin/site/edit'

export interface Editing
  extends Pick<EditPage, 'at' | 'choosing' | 'icons' | 'scenes' | 'pictures'> {
  document: string
  faults: readonly FieldFault[]
  /** Name of the part that is open from the start. */
  first: string | undefined
}

export const EditingContext = createContext<Editing>({
  document: '',
  at: '',
  choosing: '',
  icons: [],
  scenes: [],
  pictures: {},
  faults: [],
  first: undefined,
})

const isWithin = (name: string, part: string) => name === part || name.startsWith(`${part}.`)

export interface ShapeFieldProps<S extends Shape = Shape> {
  shape: S
  value: unknown
  name: string
}

export interface FieldsProps {
  fields: readonly Shape[]
  value: unknown
  /** Before the names of the fields. */
  name: string
}

/** The heading of what opens, with a mark that turns. */
export const SUMMARY =
  'scroll-mt-24 cursor-pointer py-2.5 wrap-anywhere before:mr-2 before:inline-block before:w-3 before:text-ink-3 before:content-["›"] [[open]>&]:before:rotate-90 hover:underline'
/** A part of the page, below a line. */
export const PART = 'border-t border-line first:border-t-0'
/** What a part or an item holds: levels are told by a rule at the left. */
export const INSIDE = 'mb-4 ml-[5px] border-l-2 border-line pt-2 pl-4 sm:pl-5'

export const groupId = (title: string) => fieldId(FORM, `:${title.replaceAll(' ', '-')}`)

/** What the form says about a field, an item or a part. */
export function useEditing(name: string) {
  const { faults, ...lists } = useContext(EditingContext)
  const errors = faults.filter((fault) => fault.name === name).map(({ message }) => message)
  return { ...lists, errors, isWanted: useIsWanted([name]) }
}

/** Whether something inside needs to be seen. */
export function useIsWanted(names: readonly string[]): boolean {
  const { faults, at } = useContext(EditingContext)
  const wanted = [at, ...faults.map(({ name }) => name)]
  return names.some((name) => wanted.some((one) => isWithin(one, name)))
}
