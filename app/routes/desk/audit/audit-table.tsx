import { Link, useSearchParams } from '@remix-run/react'
import { FilterForm, FilterSelect } from '#app/routes/desk/list/filter-form'
import { type Column, StackedTable } from '#app/routes/desk/stacked-table'
import { When } from '#app/routes/desk/when'
import type { Option } from '#app/ui/form/field'

interface ShownEntry {
  id: string
  at: string
  when: string
  who: string
  what: string
  action: string
  subjectId: string
  name: string | undefined
  detail: string
}

const COLUMNS: Column<ShownEntry>[] = [
  { name: 'When', className: 'num', isInline: true, cell: (entry) => <When {...entry} /> },
  { name: 'Who', isInline: true, cell: ({ who }) => who },
  {
    name: 'Action',
    isRowHead: true,
    cell: ({ what, detail }) => (
      <>
        <b className="font-semibold">{what}</b>
        {detail && <span>{detail}</span>}
      </>
    ),
  },
  { name: 'Record', isInline: true, cell: (entry) => <Subject entry={entry} /> },
]

export function AuditTable({ entries }: { entries: ShownEntry[] }) {
  return (
    <StackedTable
      className="log"
      caption="Staff activity, newest first"
      columns={COLUMNS}
      rows={entries}
      keyOf={({ id }) => id}
    />
  )
}

function Subject({ entry: { action, subjectId, name } }: { entry: ShownEntry }) {
  if (subjectId === '') return '–'
  const page = pageOf(action)
  if (page === undefined) return <span>{name ?? shortId(subjectId)}</span>
  const [path, label = name ?? subjectId] = page
  return (
    <Link className="text-link" to={path + subjectId}>
      {label}
    </Link>
  )
}

/** Path and label of the record of an action; without a label, the record has a name or a reference. */
function pageOf(action: string): readonly [path: string, label?: string] | undefined {
  if (/\.(delete|discard|export|find|undo)$/.test(action)) return undefined
  return PAGES[action.split('.', 1)[0] ?? '']
}

const PAGES: Record<string, readonly [path: string, label?: string]> = {
  application: ['/admin/jobs/', 'Application'],
  content: ['/admin/site/history/'],
  enquiry: ['/admin/enquiries/', 'Enquiry'],
  image: ['/admin/site/images/', 'Picture'],
  person: ['/admin/privacy/receipts/'],
  'saved-reply': ['/admin/saved-replies/', 'Saved reply'],
  webhook: ['/admin/webhooks/', 'Webhook'],
}

interface AuditToolbarProps {
  actors: Option[]
  actions: Option[]
}

export function AuditToolbar({ actors, actions }: AuditToolbarProps) {
  const [params] = useSearchParams()
  const count = ['by', 'act'].filter((name) => params.get(name)).length
  return (
    <FilterForm action="/admin/audit" className="my-5!" count={count}>
      <FilterSelect name="by" label="Who" empty="Everyone" options={actors} />
      <FilterSelect name="act" label="Action" empty="All actions" options={actions} />
    </FilterForm>
  )
}

const LABELS: Record<string, string> = {
  'account.password': 'Changed the password',
  'account.password-refused': 'Entered a wrong password',
  'account.recovery-codes': 'Created new recovery codes',
  'account.role': 'Changed a role',
  'account.remove': 'Removed an account',
  'account.second-factor-begin': 'Started setting up two-step login',
  'account.second-factor-off': 'Turned off two-step login',
  'account.second-factor-on': 'Turned on two-step login',
  'account.signup': 'Signed up',
  'account.signup-refused': 'Signup failed',
  'admin.password': 'Set a password on the command line',
  'admin.remove': 'Removed an account on the command line',
  'admin.second-factor': 'Reset two-step login on the command line',
  'application.bin': 'Moved an application to the bin',
  'application.correction': 'Corrected an application',
  'application.delete': 'Deleted an application',
  'application.note': 'Added a note to an application',
  'application.restore': 'Restored an application',
  'application.stage': 'Changed a stage',
  'application.export': 'Exported applications',
  'content.discard': 'Discarded a draft of a page',
  'content.import': 'Imported content on the command line',
  'content.publish': 'Published a page',
  'content.remove': 'Removed a page',
  'content.reset': 'Went back to the original text of a page',
  'content.restore': 'Restored an old version of a page as a draft',
  'content.save': 'Saved a draft of a page',
  'enquiry.assign': 'Assigned enquiries',
  'enquiry.call': 'Logged a call',
  'enquiry.correction': 'Corrected an enquiry',
  'enquiry.export': 'Exported enquiries',
  'enquiry.follow-up': 'Set a follow-up date',
  'enquiry.note': 'Added a note',
  'enquiry.not-spam': 'Marked as not spam',
  'enquiry.reply': 'Replied by email',
  'enquiry.spam': 'Marked as spam',
  'enquiry.status': 'Changed a status',
  'enquiry.undo': 'Undid a change',
  'image.add': 'Uploaded a picture',
  'image.change': 'Described a picture',
  'image.delete': 'Deleted a picture',
  'inbox.attach': 'Attached an email to an enquiry',
  'inbox.dismiss': 'Dismissed an unmatched email',
  login: 'Logged in',
  'login.code-asked': 'Password accepted, code pending',
  'login.code-refused': 'Entered a wrong code',
  'login.refused': 'Login failed',
  logout: 'Logged out',
  'mail.resend': 'Resent an email',
  'mail.server': 'Changed the mail server',
  'mail.test': 'Sent a test email',
  'person.erase': 'Erased a person',
  'person.export': 'Exported a person’s data',
  'person.find': 'Searched for a person',
  'retention.run': 'Deleted expired data',
  'saved-reply.add': 'Added a saved reply',
  'saved-reply.change': 'Changed a saved reply',
  'saved-reply.delete': 'Deleted a saved reply',
  'session.end': 'Ended a session',
  'session.end-all': 'Logged out everywhere',
  'site.dismiss': 'Dismissed the first steps',
  'site.resume': 'Took up the first steps again',
  'webhook.create': 'Added a webhook',
  'webhook.delete': 'Deleted a webhook',
  'webhook.off': 'Turned off a webhook',
  'webhook.on': 'Turned on a webhook',
  'webhook.resend': 'Sent a webhook message again',
  'webhook.secret': 'Made a new secret for a webhook',
  'webhook.test': 'Tested a webhook',
}

export function actionLabel(action: string): string {
  return LABELS[action] ?? action
}

export const shortId = (id: string) => id.slice(0, 13)
