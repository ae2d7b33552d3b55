import { useEffect, useRef } from 'react'
import type { FieldFault } from '#app/models/content/form/faults.server'
import type { Moment } from '#app/routes/desk/when'
import { ErrorSummary } from '#app/ui/form/form-messages'
import { EDIT_PATH, FORM } from './edit-parts'

const SAVED = 'Saved as a draft. Correct this before you publish it'
const DRAFT = 'This draft cannot be published. Correct this first'
const SHOWN = 'Links on this page lead to pages that are not there'

interface FaultSummaryProps {
  faults: readonly FieldFault[]
  attempt: unknown
  /** By what was sent just now. */
  isSaved: boolean
  isDraft: boolean
}

export function FaultSummary({ faults, attempt, isSaved, isDraft }: FaultSummaryProps) {
  const fields = Object.groupBy(faults, ({ name }) => name)
  const lines = Object.entries(fields).map(([name, same = []]) => [
    name,
    same.map(({ where, message }) => (where === '' ? message : `${where}: ${message}`)),
  ])
  return (
    <ErrorSummary
      formId={FORM}
      banner={isSaved ? SAVED : isDraft ? DRAFT : SHOWN}
      fields={Object.fromEntries(lines)}
      attempt={attempt}
    />
  )
}

export interface ShownConflict {
  base: string
  did: 'saved' | 'published'
  by: string
  when: Moment | undefined
}

/** Both texts are kept: the own one in the form, the other one as the draft. */
export function Conflict({ conflict, id }: { conflict: ShownConflict; id: string }) {
  const { base, did, by, when } = conflict
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (base !== '') box.current?.focus()
  }, [base])
  return (
    <section className="summary" role="alert" tabIndex={-1} ref={box}>
      <h2>{`${by} ${did} this page meanwhile`}</h2>
      <p>
        {`${when ? `${when.when}. ` : ''}Nothing of yours is saved yet. What you typed is below.`}
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <a className="btn btn-secondary" href={`${EDIT_PATH}/${id}`} target="_blank" rel="noopener">
          Look at theirs
        </a>
        <button className="btn btn-primary" type="submit" name="do" value={`over:${base}`}>
          Save mine over it
        </button>
      </p>
    </section>
  )
}
