import { useSearchParams } from '@remix-run/react'
import { UndoBanner } from '#app/routes/desk/enquiries/change-banner'
import { BackField } from '#app/routes/desk/form/back-field'
import { DeskForm, SubmitButton } from '#app/routes/desk/form/desk-form'
import { EmptyList, Notice, type NoticeTexts } from '#app/routes/desk/list/list-parts'
import { Banner } from '#app/ui/form/form-messages'

export const BIN_PATH = '/admin/jobs?folder=bin'

const NOTICES = {
  'not-downloaded': { tone: 'bad', text: 'Download failed' },
  'not-deleted': { tone: 'bad', text: 'Failed to delete application' },
  restored: { tone: 'ok', text: 'The application is back in the list.' },
  'not-restored': {
    tone: 'bad',
    text: 'It could not be restored: it is no longer in the bin.',
  },
} satisfies NoticeTexts

/** @param deleted id of the application that was just deleted and is still in the bin */
export function ApplicationNotices({ deleted }: { deleted?: string | undefined }) {
  const [params] = useSearchParams()
  return (
    <>
      {params.has('failed') && (
        <Banner tone="bad">Not saved: the application is no longer in the list.</Banner>
      )}
      {params.has('corrected') && (
        <UndoBanner text="Details corrected." tone="ok" undo={undefined} />
      )}
      {deleted && (
        <UndoBanner text={DELETED} tone="ok" undo={`/admin/jobs/${deleted}/restoration`} />
      )}
      <Notice notices={NOTICES} />
    </>
  )
}

const DELETED = 'Application deleted. The bin keeps it for a day.'

interface RestoreFormProps {
  id: string
  name: string
}

export function RestoreForm({ id, name }: RestoreFormProps) {
  return (
    <DeskForm action={`/admin/jobs/${id}/restoration`}>
      <BackField />
      <SubmitButton>
        Restore<span className="sr-only">{` the application of ${name}`}</span>
      </SubmitButton>
    </DeskForm>
  )
}

interface NoApplicationsProps {
  isFirstUse: boolean
  isBin: boolean
  isBinEmpty: boolean
  searched: string | undefined
}

export function NoApplications(props: NoApplicationsProps) {
  const { isFirstUse, isBin, isBinEmpty, searched } = props
  if (isBinEmpty) {
    return (
      <EmptyList
        title="The bin is empty."
        text="Deleted applications stay here for a day, in case someone wants them back."
        link={{ to: '/admin/jobs', label: 'Back to all applications' }}
      />
    )
  }
  if (isFirstUse) {
    return (
      <EmptyList
        title="No applications yet"
        text="They appear here as soon as someone applies on the careers page."
        link={{ to: '/careers', label: 'See the careers page' }}
      />
    )
  }
  const advice = searched
    ? `No application has “${searched}” in its name, email, role, gender, phone, experience or reference.`
    : 'Other filters may show more.'
  return (
    <EmptyList
      title="No applications found matching your criteria."
      text={advice}
      link={{ to: isBin ? BIN_PATH : '/admin/jobs', label: 'Clear filters' }}
    />
  )
}
