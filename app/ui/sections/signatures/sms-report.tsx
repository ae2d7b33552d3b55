import { useId } from 'react'

import type { Fix } from '#app/content/signatures/sms-report'
import { ContentLink } from '#app/ui/enquiry-link'
import { Icon } from '#app/ui/icon'
import { SectionFrame, type ViewProps } from '../section-frame'
import { figure, SmsReportBars, TONES, totalOf } from './sms-report-bars'

/** A selected filter hides the rows of the other two and fades their bars. */
const FILTERS = [
  'has-[[value=list]:checked]:[&_li:not([data-fix=list])]:hidden has-[[value=list]:checked]:[&_rect[data-fix]:not([data-fix=list])]:opacity-25',
  'has-[[value=dlt]:checked]:[&_li:not([data-fix=dlt])]:hidden has-[[value=dlt]:checked]:[&_rect[data-fix]:not([data-fix=dlt])]:opacity-25',
  'has-[[value=retry]:checked]:[&_li:not([data-fix=retry])]:hidden has-[[value=retry]:checked]:[&_rect[data-fix]:not([data-fix=retry])]:opacity-25',
].join(' ')

export function SmsReport({ section, background }: ViewProps<'sms-report'>) {
  const id = useId()
  const { example, campaign, labels, fixes, reasons } = section
  const filters = [
    { fix: 'all' as const, title: labels.all, count: totalOf(reasons) },
    ...fixes.map(({ fix, title }) => ({
      fix,
      title,
      count: totalOf(reasons.filter((reason) => reason.fix === fix)),
    })),
  ]
  return (
    <SectionFrame section={section} background={background}>
      <div className={`card overflow-hidden p-0 lg:rounded-(--r-xl) ${FILTERS}`}>
        <div className="flex justify-between gap-x-10 gap-y-0.5 border-b border-line bg-accent/6 px-5 py-3.5 text-sm max-sm:flex-col-reverse lg:px-8">
          <dl className="flex flex-wrap gap-x-10 gap-y-0.5">
            {campaign.map(({ label, value }) => (
              <div key={label} className="flex gap-2">
                <dt className="text-ink-3">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="tag flex-none">{example}</p>
        </div>
        <SmsReportBars section={section} />
        <fieldset className="flex flex-wrap gap-2 px-5 pt-4 pb-4 max-sm:grid max-sm:grid-cols-2 lg:px-8">
          <legend className="sr-only">{labels.filter}</legend>
          {filters.map(({ fix, title, count }) => (
            <label
              key={fix}
              className="group/chip relative flex max-[15em]:flex-wrap min-h-11 items-center gap-2.5 rounded-xl max-sm:gap-2 max-sm:px-2.5 border border-(--line-strong) px-3.5 text-sm font-semibold has-checked:border-ink has-checked:bg-ink has-checked:text-(--paper) print:bg-transparent! print:text-black! has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus) forced-colors:has-checked:underline"
            >
              <input
                className="absolute inset-0 size-full opacity-0"
                type="radio"
                name={`${id}-report`}
                value={fix}
                defaultChecked={fix === 'all'}
              />
              {fix !== 'all' && (
                <Swatch
                  fix={fix}
                  className="group-has-checked/chip:outline-2 group-has-checked/chip:outline-(--paper)"
                />
              )}
              {title} <span className="shrink-0 font-normal max-sm:ml-auto">{figure(count)}</span>
            </label>
          ))}
        </fieldset>
        <ul className="border-t border-line">
          {reasons.map((reason, position) => (
            <li
              key={reason.title}
              data-fix={reason.fix}
              className="border-b border-line last:border-0"
            >
              <details name={`${id}-reason`} className="group/row" open={position === 0}>
                <summary className="grid min-h-12 lg:min-h-13 grid-cols-[3.5rem_minmax(0,1fr)_20px] items-center gap-4 px-5 py-1.5 lg:grid-cols-[5rem_minmax(0,1fr)_11rem_20px] lg:px-8">
                  <span className="text-[1.375rem] font-bold">{figure(reason.count)}</span>
                  <span className="leading-[1.3] font-semibold">{reason.title}</span>
                  <span className="flex items-center gap-2.5 text-sm text-ink-2 max-lg:hidden">
                    <Swatch fix={reason.fix} />
                    {fixes.find(({ fix }) => fix === reason.fix)?.title}
                  </span>
                  <Icon name="chevron-down" className="group-open/row:rotate-180" />
                </summary>
                <div className="grid gap-x-10 gap-y-3 px-5 pb-6 text-sm leading-[1.55] sm:grid-cols-2 sm:pl-[6.25rem] lg:pr-8 lg:pl-[8rem]">
                  <p className="text-ink-2">{reason.meaning}</p>
                  <div>
                    <p className="font-semibold">{reason.cure}</p>
                    {reason.link && (
                      <ContentLink className="link mt-1" href={reason.link.href}>
                        {reason.link.label} <Icon name="arrow-right" size={18} />
                      </ContentLink>
                    )}
                  </div>
                </div>
              </details>
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  )
}

function Swatch({ fix, className = '' }: { fix: Fix; className?: string }) {
  const look = `size-2.5 flex-none rotate-12 rounded-[2px] bg-current forced-color-adjust-none ${TONES[fix]}`
  return <i className={`${look} ${className}`} />
}
