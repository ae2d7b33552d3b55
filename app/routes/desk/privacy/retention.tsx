import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { requireOwner } from '#app/http/session.server'
import { dayIn, momentIn } from '#app/models/company/calendar'
import { site } from '#app/models/company/site.server'
import { findDailyRun } from '#app/models/daily-run.server'
import { cutoffs, RETENTION_KINDS, type RetentionKind } from '#app/models/privacy/retention'
import { planRetention } from '#app/models/privacy/retention.server'
import { BackLink } from '#app/routes/desk/back-link'
import { titled } from '#app/routes/desk/desk-head'
import { type Column, StackedTable } from '#app/routes/desk/stacked-table'
import { When } from '#app/routes/desk/when'
import { Banner } from '#app/ui/form/form-messages'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request)
  const { db, company } = site()
  const rules = company.retention
  const now = Date.now()
  const [plan, last] = await Promise.all([
    planRetention(db, rules, now),
    findDailyRun(db, 'retention'),
  ])
  const until = cutoffs(rules, now)
  return {
    rules,
    kinds: RETENTION_KINDS.map((kind) => ({
      kind,
      before: dayIn(company.timeZone, until[kind]),
      due: plan[kind],
    })),
    last: last && { ...last, finishedAt: momentIn(company.timeZone, last.finishedAt) },
  }
}

export const meta = titled('Retention')

export default function RetentionPage() {
  const { rules, kinds, last } = useLoaderData<typeof loader>()
  const removed = useSearchParams()[0].get('removed')
  const due = kinds.reduce((sum, kind) => sum + kind.due, 0)
  return (
    <>
      <BackLink to="/admin/privacy">Privacy</BackLink>
      <h1>Retention</h1>
      {removed !== null && (
        <Banner tone="ok">
          {removed === '0'
            ? 'There was nothing to delete.'
            : `Deleted: ${(Number(removed) || 0).toLocaleString('en-IN')}.`}
        </Banner>
      )}
      <p className="hint mt-2 mb-5 max-w-xl">
        How long data is kept. Expired data is deleted every night. The periods are set under “How
        long data is kept” among the details of the company, and your privacy policy shows them too.
      </p>
      <RetentionTable rules={rules} kinds={kinds} />
      <LastRun last={last} />
      <p className="mt-5">
        {due === 0 ? (
          <button className="btn btn-secondary" type="button" disabled>
            Nothing to delete
          </button>
        ) : (
          <Link
            className="btn btn-secondary"
            to="/admin/retention/removal"
          >{`Delete ${due.toLocaleString('en-IN')} now`}</Link>
        )}
      </p>
    </>
  )
}

type RetentionPageData = ReturnType<typeof useLoaderData<typeof loader>>
type ShownKind = RetentionPageData['kinds'][number]

const LABELS: Record<RetentionKind, string> = {
  enquiries: 'Enquiries and messages',
  applications: 'Applications and resumes',
  spam: 'Spam',
  mails: 'Emails that were sent or failed, and unmatched emails',
  webhookDeliveries: 'Webhook deliveries that arrived or failed',
  auditEntries: 'Log entries',
  sessions: 'Ended sessions',
}

function RetentionTable({ rules, kinds }: Pick<RetentionPageData, 'rules' | 'kinds'>) {
  const periods: Record<RetentionKind, string> = {
    enquiries: `${rules.enquiryMonths} months after the last change`,
    applications: `${rules.applicationMonths} months`,
    spam: `${rules.spamDays} days`,
    mails: `${rules.mailDays} days`,
    webhookDeliveries: `${rules.mailDays} days`,
    auditEntries: `${rules.auditMonths} months`,
    sessions: 'Deleted right away',
  }
  const columns: Column<ShownKind>[] = [
    { name: 'What', isRowHead: true, cell: ({ kind }) => LABELS[kind] },
    { name: 'Kept for', cell: ({ kind }) => periods[kind] },
    { name: 'Expired before', className: 'num', cell: ({ before }) => before },
    { name: 'Expired now', className: 'num', cell: ({ due }) => due.toLocaleString('en-IN') },
  ]
  return (
    <StackedTable
      caption="How long data is kept"
      columns={columns}
      rows={kinds}
      keyOf={({ kind }) => kind}
    />
  )
}

function LastRun({ last }: Pick<RetentionPageData, 'last'>) {
  if (!last) return <p className="hint mt-4">The first nightly run has not happened yet.</p>
  const { finishedAt, outcome, isOk } = last
  return (
    <p key="ran" className={isOk ? 'hint mt-4' : 'mt-4 font-semibold text-danger-ink'}>
      <span>Last nightly run:</span> <When {...finishedAt} />
      <span>{`, ${isOk ? outcome : `failed (${outcome})`}.`}</span>
    </p>
  )
}
