import { useId } from 'react'

import type { SectionOf } from '#app/content/section'
import type { ViewProps } from '../section-frame'
import { Choice } from './choice'
import { ExampleMark } from './example-mark'
import { CrmRow, LeadForm } from './parts/lead-path-parts'

/** The form and the CRM record show the texts of the selected role and size, by `data-role` and `data-size`. */
const SHOWN = [
  'has-[[value=role-0]:checked]:[&_[data-role="0"]]:inline',
  'has-[[value=role-1]:checked]:[&_[data-role="1"]]:inline',
  'has-[[value=role-2]:checked]:[&_[data-role="2"]]:inline',
  'has-[[value=size-0]:checked]:[&_[data-size="0"]]:inline',
  'has-[[value=size-1]:checked]:[&_[data-size="1"]]:inline',
  'has-[[value=size-2]:checked]:[&_[data-size="2"]]:inline',
].join(' ')

export function LeadPath({ section }: ViewProps<'lead-path'>) {
  const { title, lead, note, steps, roles, sizes } = section
  return (
    <section className={`sec ${SHOWN}`} id={section.anchor}>
      <div className="wrap">
        <h2 className="max-w-[15em]">{title}</h2>
        {lead && <p className="lead mt-4">{lead}</p>}
        <ol className="mt-[clamp(24px,4vw,56px)] grid gap-x-6 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
          <li className="rounded-(--r-lg) border border-line bg-(--surface) p-[calc(18px+14*var(--fluid))]">
            <Step position={1} {...steps.target} />
            <Group legend={section.role} name="role" options={roles} />
            <Group legend={section.size} name="size" options={sizes} />
          </li>
          <li className="flex flex-col on-tint rounded-(--r-lg) p-[calc(18px+14*var(--fluid))]">
            <Step position={2} {...steps.form} />
            <LeadForm section={section} />
            <p className="mt-5 flex items-center gap-3 text-sm text-ink-2">
              <ExampleMark />
              <span>{section.example}</span>
            </p>
          </li>
          <li className="on-dark rounded-(--r-lg) bg-linear-[112deg,var(--g1)_8%,var(--g2)_82%] p-[calc(18px+14*var(--fluid))] text-(--on-dark) lg:col-span-2 print:text-black">
            <Step position={3} {...steps.record} isOnDark />
            <CrmRow section={section} />
          </li>
        </ol>
        {note && <p className="note">{note}</p>}
      </div>
    </section>
  )
}

interface StepProps {
  position: number
  title: string
  text: string
  isOnDark?: boolean
}

function Step({ position, title, text, isOnDark }: StepProps) {
  return (
    <div className="flex items-start gap-4">
      <span
        aria-hidden="true"
        className={`font-display text-[2.75rem] leading-[0.9] font-[720] ${isOnDark ? '' : 'text-accent-ink'}`}
      >
        {position}
      </span>
      <div>
        <h3 className="text-h4">{title}</h3>
        <p
          className={`mt-0.5 text-sm leading-snug ${isOnDark ? 'text-white/85 print:text-black' : 'text-ink-2'}`}
        >
          {text}
        </p>
      </div>
    </div>
  )
}

interface GroupProps {
  legend: string
  name: 'role' | 'size'
  options: SectionOf<'lead-path'>['roles'] | SectionOf<'lead-path'>['sizes']
}

function Group({ legend, name, options }: GroupProps) {
  const group = useId()
  return (
    <fieldset className="mt-6">
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="grid gap-2">
        {options.map(({ title }, position) => (
          <Choice key={title} name={group} value={`${name}-${position}`} isFirst={position === 0}>
            {title}
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}
