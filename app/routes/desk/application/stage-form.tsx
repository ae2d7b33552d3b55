import { useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { STAGES, type Stage } from '#app/models/application/application'
import { BackField } from '#app/routes/desk/form/back-field'
import { DeskForm, SubmitButton } from '#app/routes/desk/form/desk-form'
import { Select } from '#app/routes/desk/form/select'

interface StageProps {
  id: string
  name: string
  stage: Stage
}

export function StageButtons({ id, name, stage }: StageProps) {
  return (
    <StageForm id={id}>
      <fieldset className="toggle max-w-full flex-wrap">
        <legend className="sr-only">{`Stage of ${name}`}</legend>
        {STAGES.map((known) => (
          <SubmitButton
            key={known}
            className={undefined}
            name="stage"
            value={known}
            aria-pressed={known === stage}
          >
            {known}
          </SubmitButton>
        ))}
      </fieldset>
      <StageOutcome id={id} />
    </StageForm>
  )
}

export function StageSelect({ id, name, stage }: StageProps) {
  return (
    <StageForm id={id} className="status-form">
      <Select key={stage} name="stage" label={`Stage of ${name}`} options={STAGES} value={stage} />
      <SubmitButton busyLabel="Saving…" aria-label={`Save the stage of ${name}`}>
        Save
      </SubmitButton>
      <StageOutcome id={id} />
    </StageForm>
  )
}

interface StageFormProps {
  id: string
  className?: string
  children: ReactNode
}

function StageForm({ id, className, children }: StageFormProps) {
  return (
    <DeskForm className={className} action={`/admin/jobs/${id}/stage`} preventScrollReset>
      <BackField />
      {children}
    </DeskForm>
  )
}

function StageOutcome({ id }: { id: string }) {
  const [params] = useSearchParams()
  return (
    <p className="text-sm font-semibold text-success empty:hidden" role="status">
      {params.get('saved') === id && 'Saved'}
    </p>
  )
}

const BADGES: Record<Stage, string> = {
  New: 'badge-new',
  Shortlisted: 'badge-pending',
  Interview: 'badge-interview',
  Rejected: 'badge-held',
  Hired: 'badge-closed',
}

export function StageBadge({ stage }: { stage: Stage }) {
  return <span className={`badge ${BADGES[stage]}`}>{stage}</span>
}
