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
  faults: readonly FieldFault[]
}

export const EditingContext = createContext<Editing>({
  at: '',
  choosing: '',
  icons: [],
  scenes: [],
  pictures: {},
  faults: [],
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
  'scroll-mt-24 cursor-pointer py-2 wrap-anywhere before:mr-2 before:inline-block before:content-["›"] [[open]>&]:before:rotate-90'

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
