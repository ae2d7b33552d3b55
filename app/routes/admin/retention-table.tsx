import type { Retention } from '#app/models/company'
import type { KeptKind } from '#app/models/retention'
import { TableBox } from './table-box'

interface RetentionTableProps {
  rules: Retention
  kinds: { kind: KeptKind; before: string; due: number }[]
}

const COLUMNS = ['What', 'Kept for', 'Over if older than', 'Over now']

const LABELS: Record<KeptKind, string> = {
  enquiries: 'Enquiries and messages',
  applications: 'Applications and resumes',
  spam: 'Spam',
  mails: 'Mails that were sent or refused',
  auditEntries: 'The log',
  sessions: 'Sessions that have ended',
}

/** What is kept for how long, and how much of it is over now: the dry run. */
export function RetentionTable({ rules, kinds }: RetentionTableProps) {
  const periods: Record<KeptKind, string> = {
    enquiries: `${rules.enquiryMonths} months after the last change`,
    applications: `${rules.applicationMonths} months`,
    spam: `${rules.spamDays} days`,
    mails: `${rules.mailDays} days`,
    auditEntries: `${rules.auditMonths} months`,
    sessions: 'not at all',
  }
  return (
    <TableBox className="kept" caption="What is kept for how long" columns={COLUMNS}>
      {kinds.map(({ kind, before, due }) => (
        <tr key={kind}>
          <th scope="row">{LABELS[kind]}</th>
          <td>{periods[kind]}</td>
          <td className="num">{before}</td>
          <td className="num">{due.toLocaleString('en-IN')}</td>
        </tr>
      ))}
    </TableBox>
  )
}
