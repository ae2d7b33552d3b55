import { Link, useSearchParams } from '@remix-run/react'
import type { Overview as Figures, Tally } from '#app/models/enquiry/overview.server'
import { deskParams } from '#app/routes/desk/outcome-params'

export const isOverviewOpen = (params: URLSearchParams) => params.get('overview') === 'open'

interface OverviewProps {
  figures: Figures | undefined
}

/** Figures above the list. Every chart is a table or has one. */
export function Overview({ figures }: OverviewProps) {
  const [params] = useSearchParams()
  const isOpen = figures !== undefined
  const overview = isOpen ? '' : 'open'
  return (
    <div className={`overview-fold ${isOpen ? 'basis-full' : ''}`}>
      <Link
        to={`/admin${deskParams(params, { overview })}`}
        replace
        preventScrollReset
        aria-expanded={isOpen}
      >
        Overview
      </Link>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, so the keyboard must reach it
        <section className="overview" aria-label="Overview" tabIndex={0}>
          <LastDays newToday={figures.newToday} days={figures.days} />
          <Bars title="Open by age" head="Age" tallies={figures.openByAge} />
          <Bars title="Services, last 30 days" head="Service" tallies={figures.byService} />
          <Bars title="Sources, last 30 days" head="Source" tallies={figures.bySource} />
        </section>
      )}
    </div>
  )
}

const STEP = 10
const HEIGHT = 56
const MIN_SCALE = 4

function LastDays({ newToday, days }: { newToday: number; days: Tally[] }) {
  const most = Math.max(MIN_SCALE, ...days.map(({ count }) => count))
  const bars = days.map(({ count }, index) => bar(index, count / most))
  const earlier = bars.slice(0, -1)
  const today = bars.at(-1)
  return (
    <div className="overview-panel">
      <h2>
        New today <b className="num">{newToday.toLocaleString('en-IN')}</b>
      </h2>
      <svg
        className="mt-2 block h-0 min-h-14 w-full flex-1"
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={earlier.join('')} />
        <path className="is-today" d={today} />
      </svg>
      <details>
        <summary className="mt-2 min-h-6 underline">Last 30 days as a table</summary>
        <table>
          <caption className="sr-only">Enquiries on each of the last 30 days</caption>
          <thead>
            <tr>
              <th className="text-left" scope="col">
                Day
              </th>
              <th className="text-right whitespace-nowrap" scope="col">
                Enquiries
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ label, count }) => (
              <tr key={label}>
                <th scope="row" className="num">
                  {label}
                </th>
                <td className="num">{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}

function bar(index: number, share: number): string {
  const height = share === 0 ? 1 : Math.max(3, share * HEIGHT)
  const [x, y, width] = [index * STEP + 1, (HEIGHT - height).toFixed(1), STEP - 2]
  return `M${x} ${y}h${width}V${HEIGHT}h-${width}z`
}

function Bars({ title, head, tallies }: { title: string; head: string; tallies: Tally[] }) {
  const most = Math.max(1, ...tallies.map(({ count }) => count))
  return tallies.length === 0 ? (
    <div className="overview-panel">
      <h2>{title}</h2>
      <p className="hint">Nothing yet.</p>
    </div>
  ) : (
    <div key="counts" className="overview-panel">
      <table>
        <caption className="mb-1.5">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">Enquiries</th>
          </tr>
        </thead>
        <tbody>
          {tallies.map(({ label, count }) => (
            <tr key={label}>
              <th scope="row" title={label}>
                <span>{label}</span>
                <svg
                  className="absolute inset-x-0 bottom-0.5 h-1 w-full"
                  viewBox="0 0 100 8"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <rect width={(count / most) * 100} height="8" />
                </svg>
              </th>
              <td className="num">{count.toLocaleString('en-IN')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
