import { createContext, useContext } from 'react'
import type { FieldFault } from '#app/models/content/form/faults.server'
import type { Shape } from '#app/models/content/form/shape.server'
import type { NoticeTexts } from '#app/routes/desk/list/list-parts'
import { FormContext, fieldId } from '#app/ui/form/field'
import type { showDocument } from './edit-page.server'

export type EditPage = Awaited<ReturnType<typeof showDocument>>

export const FORM = 'edit'

/** For a page asking for confirmation. */
export const SAVED_SINCE = {
  changed: {
    tone: 'bad',
    text: 'A colleague saved the draft meanwhile. Nothing is changed.',
  },
} satisfies NoticeTexts

interface Editing
  extends Pick<EditPage, 'at' | 'choosing' | 'icons' | 'scenes' | 'pictures' | 'headline'> {
  document: string
  /** Name of the part that is open at first. */
  first: string | undefined
}

export const EditingContext = createContext<Editing>({
  document: '',
  at: '',
  choosing: '',
  icons: [],
  scenes: [],
  pictures: {},
  headline: '',
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
  name: string
}

/** Heading of a part that opens, with an arrow that turns. */
export const SUMMARY =
  'grid scroll-mt-24 cursor-pointer grid-cols-[20px_minmax(0,1fr)] py-2.5 wrap-anywhere before:mt-[calc(0.5lh-2px)] before:ml-px before:size-2 before:origin-[75%_25%] before:rotate-45 before:border-t-2 before:border-r-2 before:border-(--ink-3) before:content-[""] [[open]>&]:before:rotate-135 hover:underline'
export const PART = 'border-t border-line first:border-t-0'
/** Content of a part or an item, with a line at the left for its level. */
export const INSIDE = 'mb-4 ml-[5px] border-l-2 border-line pt-2 pl-4 sm:pl-5'

export const labelOf = ({ label, isOptional }: Shape) =>
  isOptional ? `${label} (optional)` : label

/** "Facts" becomes "facts", but "SMS" stays. */
export const inSentence = (label: string) =>
  label.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())

export const groupId = (title: string) => fieldId(FORM, `:${title.replaceAll(' ', '-')}`)

export function errorsOf(
  faults: readonly FieldFault[],
  textOf = ({ message }: FieldFault) => message,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const fault of faults) errors[fault.name] = [...(errors[fault.name] ?? []), textOf(fault)]
  return errors
}

export function useMustOpen(...names: string[]): boolean {
  const { at } = useContext(EditingContext)
  const { errors } = useContext(FormContext)
  const targets = [at, ...Object.keys(errors)]
  return names.some((name) => targets.some((target) => isWithin(target, name)))
}
