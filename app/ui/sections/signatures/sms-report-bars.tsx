import type { SectionOf } from '#app/content/section'

export const totalOf = (reasons: readonly { count: number }[]) =>
  reasons.reduce((sum, { count }) => sum + count, 0)
export const figure = (count: number) => count.toLocaleString('en-IN')

export const TONES = {
  retry: 'text-warning',
  list: 'text-accent',
  dlt: 'text-[color-mix(in_oklab,var(--accent)_60%,var(--ink))]',
}

/** The lower bar enlarges the failed part of the upper one. */
export function SmsReportBars({ section }: { section: SectionOf<'sms-report'> }) {
  const { sent, labels, reasons } = section
  const failed = totalOf(reasons)
  const edge = 100 - (failed / sent) * 100
  const starts = reasons.map((_, index) => (totalOf(reasons.slice(0, index)) / failed) * 100)
  const totals = [
    { label: labels.sent, count: sent, tone: '' },
    { label: labels.delivered, count: sent - failed, tone: 'text-success' },
    {
      label: labels.failed,
      count: failed,
      tone: 'text-accent-ink dark:text-ink lg:ml-auto lg:text-right',
    },
  ]
  return (
    <div className="px-5 pt-4 lg:px-8 lg:pt-6">
      <dl className="flex justify-between gap-4 pb-3 lg:gap-14">
        {totals.map(({ label, count, tone }) => (
          <div key={label} className={`flex flex-col-reverse ${tone}`}>
            <dt className="text-sm">{label}</dt>
            <dd className="font-display text-[clamp(1.5rem,1rem+2.2vw,2.75rem)] leading-[1.1] font-[720] tracking-[-0.02em]">
              {figure(count)}
            </dd>
          </div>
        ))}
      </dl>
      <svg
        className="h-20 w-full lg:h-[136px]"
        viewBox="0 0 100 136"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect
          className="fill-(--success) dark:opacity-75"
          width={edge - 0.2}
          height="28"
          rx="0.4"
        />
        <rect className="fill-(--accent)" x={edge} width={100 - edge} height="28" rx="0.4" />
        <path className="fill-(--accent) opacity-10 dark:opacity-30" d={`M${edge} 30H100V92H0Z`} />
        {reasons.map(({ title, count, fix }, position) => (
          <rect
            key={title}
            data-fix={fix}
            className={`fill-current ${TONES[fix]}`}
            x={starts[position]}
            y="92"
            width={(count / failed) * 100 - 0.2}
            height="44"
            rx="0.4"
          />
        ))}
      </svg>
    </div>
  )
}
