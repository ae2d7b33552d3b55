import { Form, useNavigation, useSearchParams } from '@remix-run/react'

import { useFilterValues } from '#app/routes/desk/filter-form'

interface AuditToolbarProps {
  by: string
  act: string
  actors: { id: string; name: string }[]
  acts: { name: string; words: string }[]
}

export function AuditToolbar({ by, act, actors, acts }: AuditToolbarProps) {
  const isBusy = useNavigation().state !== 'idle'
  const form = useFilterValues(useSearchParams()[0])
  return (
    <div className="toolbar">
      <Form method="get" aria-busy={isBusy} ref={form}>
        <select className="inp sel" name="by" aria-label="Who" defaultValue={by}>
          <option value="">Everybody</option>
          {actors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <select className="inp sel" name="act" aria-label="What" defaultValue={act}>
          <option value="">Everything</option>
          {acts.map(({ name, words }) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
        <button className="btn btn-secondary" type="submit">
          Apply
        </button>
      </Form>
    </div>
  )
}
