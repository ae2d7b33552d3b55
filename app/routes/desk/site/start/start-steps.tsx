import { Link } from '@remix-run/react'
import { DeskForm, SubmitButton } from '#app/routes/desk/form/desk-form'

const STATES = {
  done: { badge: 'badge-sent', label: 'Done' },
  open: { badge: 'badge-waiting', label: 'To do' },
  check: { badge: 'badge-held', label: 'Please check' },
}

interface Step {
  title: string
  text: string
  state: keyof typeof STATES
  to: string
  samples: { label: string; to: string }[]
}

const ROW =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-3.5 max-[20rem]:grid-cols-1 min-[75rem]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_7.5rem]'

export function StartSteps({ steps }: { steps: Step[] }) {
  const first = steps.find(({ state }) => state === 'open')
  return (
    <ol className="table-box divide-y divide-line px-5">
      {steps.map((step) => (
        <StepRow key={step.title} step={step} isFirst={step === first} />
      ))}
    </ol>
  )
}

function StepRow({ step, isFirst }: { step: Step; isFirst: boolean }) {
  const { title, text, state, to, samples } = step
  return (
    <li className={ROW}>
      <div className="min-w-0 max-[75rem]:contents">
        <h2 className="text-base">
          <Link className="text-link inline-block py-0.5" to={to} data-row="">
            {title}
          </Link>
        </h2>
        <p className="hint max-[75rem]:order-1 max-[75rem]:col-span-full">{text}</p>
      </div>
      <div className="max-[75rem]:order-1 max-[75rem]:col-span-full max-[75rem]:empty:hidden">
        {samples.length > 0 && <Samples samples={samples} />}
        {isFirst && (
          <Link className="btn btn-primary btn-small mt-2 no-underline!" to={to}>
            Start here<span className="sr-only">{`: ${title}`}</span>
          </Link>
        )}
      </div>
      <StateBadge state={state} />
    </li>
  )
}

function StateBadge({ state }: Pick<Step, 'state'>) {
  const { badge, label } = STATES[state]
  return <span className={`badge ${badge} self-start justify-self-start`}>{label}</span>
}

function Samples({ samples }: Pick<Step, 'samples'>) {
  return (
    <div className="text-sm">
      <span className="text-ink-2">Still a sample:</span>{' '}
      <ul className="inline">
        {samples.map(({ label, to }, index) => (
          <li key={to} className="inline">
            {index > 0 && <span>, </span>}
            <Link className="text-link py-1" to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface PublishStepProps {
  /** Revision of the draft, 0 without a draft. */
  revision: number
  isPublished: boolean
}

export function PublishStep({ revision, isPublished }: PublishStepProps) {
  const isDone = revision === 0 && isPublished
  const idle = isDone
    ? 'What you saved last is what everybody sees.'
    : 'Nothing to publish yet. Save a step first.'
  return (
    <section className="office-box mt-5" aria-labelledby="publish">
      <h2 id="publish">Publish</h2>
      <p className={`hint ${revision > 0 ? 'mb-3' : ''}`}>
        {revision > 0 ? 'You have a draft. Publish it and everybody sees it.' : idle}
      </p>
      {revision > 0 && (
        <DeskForm action="/admin/site/start">
          <input type="hidden" name="revision" value={revision} />
          <SubmitButton
            className="btn btn-primary"
            name="intent"
            value="publish"
            busyLabel="Publishing…"
          >
            Publish
          </SubmitButton>
        </DeskForm>
      )}
    </section>
  )
}

export function ReminderToggle({ isDismissed }: { isDismissed: boolean }) {
  return (
    <DeskForm action="/admin/site/start">
      <SubmitButton name="intent" value={isDismissed ? 'resume' : 'dismiss'}>
        {isDismissed ? 'Remind me again' : 'Do not remind me any more'}
      </SubmitButton>
    </DeskForm>
  )
}
