import type { Retention } from '#app/models/company'
import type { KeptKind } from '#app/models/retention'

interface RetentionTableProps {
  rules: Retention
  kinds: { kind: KeptKind; before: string; due: number }[]
}

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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="table-box" aria-label="Retention as a table" tabIndex={0}>
      <table className="kept">
        <caption className="sr-only">What is kept for how long</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Kept for</th>
            <th scope="col">Over if older than</th>
            <th scope="col">Over now</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ kind, before, due }) => (
            <tr key={kind}>
              <th scope="row">{LABELS[kind]}</th>
              <td>{periods[kind]}</td>
              <td className="num">{before}</td>
              <td className="num">{due.toLocaleString('en-IN')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
