import type { SectionOf } from '#app/content/section'

type Content = SectionOf<'lead-path'>

interface SelectedTextProps {
  by: 'role' | 'size'
  texts: readonly string[]
}

/** All texts of a choice, hidden; CSS shows the selected one. */
function SelectedText({ by, texts }: SelectedTextProps) {
  return texts.map((text, position) => (
    <span key={text} className="hidden" {...{ [`data-${by}`]: position }}>
      {text}
    </span>
  ))
}

function fieldsOf({ labels, roles, sizes }: Content) {
  return [
    { label: labels.name, by: 'role', texts: roles.map(({ person }) => person) },
    { label: labels.title, by: 'role', texts: roles.map(({ title }) => title) },
    { label: labels.company, by: 'size', texts: sizes.map(({ company }) => company) },
    { label: labels.employees, by: 'size', texts: sizes.map(({ title }) => title) },
  ] as const
}

const FIELD =
  'grid content-center rounded-[10px] border border-(--line-strong) bg-(--surface) px-3.5 py-2 leading-snug'

/** A drawing of a lead form with all fields filled in. */
export function LeadForm({ section }: { section: Content }) {
  const { roles, labels } = section
  return (
    <div className="mt-6 flex grow flex-col rounded-xl bg-(--surface) p-5 shadow-(--sh-2)">
      <p className="font-display text-h4 leading-snug font-[720]">
        <SelectedText by="role" texts={roles.map(({ offer }) => offer)} />
      </p>
      <dl className="my-4 grid grow auto-rows-fr gap-2.5 sm:grid-cols-2">
        {fieldsOf(section).map(({ label, ...picked }) => (
          <div key={label} className={FIELD}>
            <dt className="text-[0.8125rem] text-ink-2">{label}</dt>
            <dd className="font-medium">
              <SelectedText {...picked} />
            </dd>
          </div>
        ))}
        <div className={`${FIELD} border-accent-ink sm:col-span-2`}>
          <dt className="text-[0.8125rem] text-ink-2">
            <SelectedText by="role" texts={roles.map(({ question }) => question)} />
          </dt>
          <dd className="font-medium">
            <SelectedText by="role" texts={roles.map(({ answer }) => answer)} />
          </dd>
        </div>
      </dl>
      <p className="self-start rounded-lg bg-accent px-5 py-2 text-sm font-semibold text-white print:bg-transparent print:text-black">
        {labels.send}
      </p>
    </div>
  )
}

export function CrmRow({ section }: { section: Content }) {
  const { labels, roles, sizes } = section
  const cells = [
    ...fieldsOf(section),
    { label: labels.answer, by: 'role', texts: roles.map(({ answer }) => answer) },
    { label: labels.owner, by: 'size', texts: sizes.map(({ owner }) => owner) },
  ] as const
  return (
    <dl className="mt-6 grid grid-cols-2 gap-px overflow-hidden rounded-xl bg-white/25 sm:grid-cols-3 lg:grid-cols-6">
      {cells.map(({ label, ...picked }) => (
        <div key={label} className="bg-(--g1) px-4 py-3 leading-snug">
          <dt className="text-[0.8125rem] text-white/80 print:text-black">{label}</dt>
          <dd className="mt-0.5 font-semibold">
            <SelectedText {...picked} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
