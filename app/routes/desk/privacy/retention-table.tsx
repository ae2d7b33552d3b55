import type { Retention } from '#app/models/company/company'
import type { RetentionKind } from '#app/models/privacy/retention'
import { Cell, HeadCell, StackedRow, StackedTable } from '#app/routes/desk/stacked-table'

interface RetentionTableProps {
  rules: Retention
  kinds: { kind: RetentionKind; before: string; due: number }[]
}

const COLUMNS = ['What', 'Kept for', 'Over if older than', 'Over now']

const LABELS: Record<RetentionKind, string> = {
  enquiries: 'Enquiries and messages',
  applications: 'Applications and resumes',
  spam: 'Spam',
  mails: 'Mails that were sent or refused',
  auditEntries: 'The log',
  sessions: 'Sessions that have ended',
}

export function RetentionTable({ rules, kinds }: RetentionTableProps) {
  const periods: Record<RetentionKind, string> = {
    enquiries: `${rules.enquiryMonths} months after the last change`,
    applications: `${rules.applicationMonths} months`,
    spam: `${rules.spamDays} days`,
    mails: `${rules.mailDays} days`,
    auditEntries: `${rules.auditMonths} months`,
    sessions: 'not at all',
  }
  return (
    <StackedTable className="kept" caption="What is kept for how long" columns={COLUMNS}>
      {kinds.map(({ kind, before, due }) => (
        <StackedRow key={kind}>
          <HeadCell>{LABELS[kind]}</HeadCell>
          <Cell column="Kept for">{periods[kind]}</Cell>
          <Cell column="Over if older than" className="num">
            {before}
          </Cell>
          <Cell column="Over now" className="num">
            {due.toLocaleString('en-IN')}
          </Cell>
        </StackedRow>
      ))}
    </StackedTable>
  )
}

interface LastRunProps {
  last: { finishedAt: string; outcome: string; isOk: boolean } | undefined
}

export function LastRun({ last }: LastRunProps) {
  if (!last) return <p className="hint mt-4">The first nightly run is still to come.</p>
  const { finishedAt, outcome, isOk } = last
  return (
    <p className={isOk ? 'hint mt-4' : 'mt-4 font-semibold text-brand-ink'}>
      Last nightly run {finishedAt}: {isOk ? outcome : `it failed (${outcome})`}.
    </p>
  )
}
