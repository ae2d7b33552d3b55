import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { type HealthRow, readHealthReport } from '#app/models/health/report.server'
import { titled } from './desk-head'
import { type Column, StackedTable } from './stacked-table'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return { rows: await readHealthReport(site()) }
}

export const meta = titled('Health')

const COLUMNS: Column<HealthRow>[] = [
  { name: 'What', isRowHead: true, cell: ({ label }) => label },
  { name: 'Now', cell: ({ value }) => value },
  {
    name: 'Judgement',
    cell: ({ advice }) =>
      advice === '' ? (
        <span className="badge badge-sent">Fine</span>
      ) : (
        <div className="grid justify-items-start gap-2">
          <span className="badge badge-waiting">Look at this</span>
          <p>{advice}</p>
        </div>
      ),
  },
]

export default function HealthPage() {
  const { rows } = useLoaderData<typeof loader>()
  return (
    <>
      <h1>Health</h1>
      <p className="hint mt-2 mb-5 max-w-xl">
        How the site is now. When a backup fails, the disk fills or mail waits for an hour, staff
        get a mail, and another when it is over.
      </p>
      <StackedTable
        className="kept"
        caption="Health of the site"
        columns={COLUMNS}
        rows={rows}
        keyOf={({ id }) => id}
      />
    </>
  )
}
