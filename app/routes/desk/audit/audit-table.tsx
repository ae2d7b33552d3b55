import { Form, Link, useNavigation, useSearchParams } from '@remix-run/react'
import { useFilterValues } from '#app/routes/desk/filter-form'
import { Select } from '#app/routes/desk/select'
import { type Column, StackedTable } from '#app/routes/desk/stacked-table'
import type { Option } from '#app/ui/form/field'

interface ShownEntry {
  id: string
  at: string
  who: string
  what: string
  act: string
  subjectId: string
  detail: string
}

const COLUMNS: Column<ShownEntry>[] = [
  { name: 'When', className: 'num', cell: ({ at }) => at },
  { name: 'Who', cell: ({ who }) => who },
  { name: 'What', isRowHead: true, cell: ({ what }) => what },
  { name: 'To what', cell: (entry) => <Subject entry={entry} /> },
  {
    name: 'Detail',
    className: 'max-w-[26em] wrap-anywhere',
    cell: ({ detail }) => detail.replace(/, key \w+, signature \S+$/, '') || '–',
  },
]

export function AuditTable({ entries }: { entries: ShownEntry[] }) {
  return (
    <StackedTable
      className="log"
      caption="Acts of staff, newest first"
      columns={COLUMNS}
      rows={entries}
      keyOf={({ id }) => id}
    />
  )
}

function Subject({ entry: { act, subjectId } }: { entry: ShownEntry }) {
  if (subjectId === '') return '–'
  if (act === 'person.erase')
    return <Link to={`/admin/privacy/receipts/${subjectId}`}>{subjectId}</Link>
  return <code>{shortId(subjectId)}</code>
}

interface AuditToolbarProps {
  by: string
  act: string
  actors: Option[]
  acts: Option[]
}

export function AuditToolbar({ by, act, actors, acts }: AuditToolbarProps) {
  const isBusy = useNavigation().state !== 'idle'
  const form = useFilterValues(useSearchParams()[0])
  return (
    <div className="toolbar">
      <Form method="get" aria-busy={isBusy} ref={form}>
        <Select name="by" label="Who" empty="Everybody" value={by} options={actors} />
        <Select name="act" label="What" empty="Everything" value={act} options={acts} />
        <button className="btn btn-secondary" type="submit">
          Apply
        </button>
      </Form>
    </div>
  )
}

const LABELS: Record<string, string> = {
  'account.password': 'Changed the password',
  'account.password-refused': 'Gave a wrong password',
  'account.recovery-codes': 'Made new recovery codes',
  'account.remove': 'Removed an account',
  'account.second-factor-begin': 'Began to set up a code',
  'account.second-factor-off': 'Asks for no code any more',
  'account.second-factor-on': 'Asks for a code at login',
  'account.signup': 'Signed up',
  'account.signup-refused': 'Was refused at signup',
  'admin.password': 'Set a password on the command line',
  'admin.remove': 'Removed an account on the command line',
  'admin.second-factor': 'Reset a second factor on the command line',
  'application.bin': 'Put an application into the bin',
  'application.delete': 'Deleted an application',
  'application.restore': 'Took an application back',
  'application.export': 'Exported applications',
  'enquiry.assign': 'Assigned enquiries',
  'enquiry.export': 'Exported enquiries',
  'enquiry.note': 'Wrote a note',
  'enquiry.not-spam': 'Cleared of spam',
  'enquiry.spam': 'Judged as spam',
  'enquiry.status': 'Changed a status',
  'enquiry.undo': 'Undid a change',
  login: 'Logged in',
  'login.code-asked': 'Gave the password, owes the code',
  'login.code-refused': 'Gave a wrong code',
  'login.refused': 'Was refused at login',
  logout: 'Logged out',
  'mail.resend': 'Sent a mail again',
  'mail.test': 'Sent a test mail',
  'person.erase': 'Erased a person',
  'person.export': 'Exported a person’s data',
  'person.find': 'Looked for a person',
  'receipt.new-key': 'Made a new key for receipts',
  'retention.run': 'Removed what was over',
  'session.end': 'Ended a session',
  'session.end-all': 'Signed out everywhere',
}

export function actionLabel(act: string): string {
  return LABELS[act] ?? act
}

export const shortId = (id: string) => id.slice(0, 13)
