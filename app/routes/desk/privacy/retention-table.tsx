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

/** What is kept for how long, and how much of it is over now: the dry run. */
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
