import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/http/session.server'
import { momentIn } from '#app/models/company/calendar'
import { site } from '#app/models/company/site.server'
import { START } from '#app/models/content/start-dismissal.server'
import type { HealthRow } from '#app/models/health/health-row'
import { readHealthReport } from '#app/models/health/report.server'
import { mailOf } from '#app/models/mail/mail-server.server'
import { Banner } from '#app/ui/form/form-messages'
import { titled } from './desk-head'
import { PagePostFailed, useIsPosting, usePostResult } from './form/post-failure'
import { testMail } from './mail/mail-test.server'
import { TestMailForm } from './mail/test-mail-form'
import { type Column, StackedTable } from './stacked-table'
import { type Moment, When } from './when'

const MAX_LINKS = 3
const STEPS_LINK = { label: 'See them in First steps', to: START }
const FOR_STAFF = { advice: 'An owner can change this.', links: undefined }

export async function loader({ request }: LoaderFunctionArgs) {
  const { role } = await requireAdmin(request)
  const { company } = site()
  const rows = (await readHealthReport(site())).map(({ at, ...row }) => {
    const links = (row.links?.length ?? 0) > MAX_LINKS ? [STEPS_LINK] : row.links
    const shown = links && role !== 'owner' ? { ...row, ...FOR_STAFF } : { ...row, links }
    return { ...shown, moment: at === undefined ? undefined : momentIn(company.timeZone, at) }
  })
  const needsAction = (row: ShownRow) => Number(row.advice !== '')
  rows.sort((a, b) => needsAction(b) - needsAction(a))
  return { rows, isMailSetUp: mailOf(site()).smtpUrl !== undefined }
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  return testMail(site(), admin)
}

export { headers } from '#app/http/document-headers'
export { clientAction, shouldRevalidate } from './form/post-failure'

export const meta = titled('Health')

interface ShownRow extends Omit<HealthRow, 'at'> {
  moment: Moment | undefined
}

const COLUMNS: Column<ShownRow>[] = [
  {
    name: 'What',
    isRowHead: true,
    cell: ({ id, label }) => (
      <b id={id} className="font-semibold">
        {label}
      </b>
    ),
  },
  {
    name: 'Now',
    isInline: true,
    className: 'sm:whitespace-nowrap',
    cell: ({ value, moment }) => (
      <div>
        {moment && <When {...moment} />}
        <span>{moment ? `, ${value}` : value}</span>
      </div>
    ),
  },
  {
    name: 'State',
    className: 'max-w-full',
    isInline: true,
    cell: ({ advice, links, isNotYet }) =>
      advice === '' ? (
        <span className={`badge badge-${isNotYet ? 'held' : 'sent'}`}>
          {isNotYet ? 'Not yet' : 'OK'}
        </span>
      ) : (
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="badge badge-waiting">Needs attention</span>
          <span>{advice}</span>
          <AdviceLinks links={links} />
        </div>
      ),
  },
]

function AdviceLinks({ links = [] }: Pick<ShownRow, 'links'>) {
  if (links.length === 0) return null
  return (
    <ul className="flex basis-full flex-wrap gap-x-4 gap-y-1">
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link className="text-link" to={to}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

export default function HealthPage() {
  const { rows, isMailSetUp } = useLoaderData<typeof loader>()
  const { result } = usePostResult<typeof action>()
  const isBusy = useIsPosting()
  return (
    <>
      <div className="desk-head">
        <h1>Health</h1>
        {isMailSetUp && <TestMailForm />}
      </div>
      <p className="hint mt-2 mb-5 max-w-xl">
        How the site is doing. You all get an email when a backup fails, the disk fills up or email
        has been stuck for an hour, and another when it is resolved.
      </p>
      <PagePostFailed />
      {result && !isBusy && <Banner tone={result.isSent ? 'ok' : 'bad'}>{result.report}</Banner>}
      <StackedTable
        caption="Health of the site"
        columns={COLUMNS}
        rows={rows}
        keyOf={({ id }) => id}
      />
    </>
  )
}
