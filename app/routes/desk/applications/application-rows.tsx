import { Link, useSearchParams } from '@remix-run/react'
import { StageBadge } from '#app/routes/desk/application/stage-form'
import { deskParams } from '#app/routes/desk/outcome-params'
import { ROLES, RoleTable } from '#app/routes/desk/stacked-table'
import { When } from '#app/routes/desk/when'
import {
  ApplicationCard,
  type ApplicationItemProps,
  cardId,
  ItemActions,
  RepeatMark,
  type ShownApplication,
} from './application-card'

const COLUMNS = ['Name', 'Role', 'Experience', 'Stage', 'Received', 'Actions']

interface ApplicationRowsProps extends Omit<ApplicationItemProps, 'application'> {
  applications: ShownApplication[]
  isBusy: boolean
}

interface ApplicationItemsProps extends ApplicationRowsProps {
  isCards: boolean
}

export function ApplicationItems({ isCards, ...list }: ApplicationItemsProps) {
  const { applications, isBin, isBusy } = list
  if (!isCards) return <ApplicationRows {...list} />
  return (
    <ul className="enquiries" aria-busy={isBusy}>
      {applications.map((application) => (
        <ApplicationCard key={application._id} {...{ application, isBin }} />
      ))}
    </ul>
  )
}

function ApplicationRows({ applications, isBusy, ...list }: ApplicationRowsProps) {
  return (
    <RoleTable
      caption="Applications"
      className="enquiry-rows application-rows mt-2"
      columns={COLUMNS}
      isBusy={isBusy}
    >
      {applications.map((application) => (
        <ApplicationRow key={application._id} application={application} {...list} />
      ))}
    </RoleTable>
  )
}

function ApplicationRow({ application, isBin }: ApplicationItemProps) {
  const [params] = useSearchParams()
  const { _id: id, fullName, jobRole, experience, stage } = application
  return (
    <tr id={cardId(application)} {...ROLES.row}>
      <th scope="row" className="row-from" {...ROLES.head}>
        <Link to={`/admin/jobs/${id}${deskParams(params)}`} data-row>
          {fullName}
        </Link>
        <span className="max-[75rem]:hidden!">{application.email}</span>{' '}
        <RepeatMark application={application} />
      </th>
      <td className="row-role text-ink-2" {...ROLES.cell}>
        {jobRole}
      </td>
      <td className="row-role text-ink-2" {...ROLES.cell}>
        {experience}
      </td>
      <td className="row-status" {...ROLES.cell}>
        <StageBadge stage={stage} />
      </td>
      <td className="row-when" {...ROLES.cell}>
        <When {...application.received} />
      </td>
      <td
        className="row-acts flex gap-2 [&_.btn>span]:max-sm:sr-only [&_.text-link]:max-sm:hidden"
        {...ROLES.cell}
      >
        <ItemActions application={application} isBin={isBin} />
      </td>
    </tr>
  )
}
