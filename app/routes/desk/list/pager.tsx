import { Link, useSearchParams } from '@remix-run/react'
import { deskParams } from '#app/routes/desk/outcome-params'

export function readPage(params: URLSearchParams, count: number, size: number) {
  const requested = Number.parseInt(params.get('page') ?? '', 10) || 1
  const page = Math.max(1, Math.min(requested, Math.ceil(count / size)))
  return { page, offset: (page - 1) * size, hasMore: page * size < count }
}

interface PagerProps {
  label: string
  previous: string | undefined
  next: string | undefined
  labels?: [previous: string, next: string]
  /** Such as "25–48 of 196". */
  range?: string
}

export function Pager({ label, previous, next, labels = ['Previous', 'Next'], range }: PagerProps) {
  const isOne = previous === undefined && next === undefined
  return (
    <nav className="pager mt-6 flex items-center justify-center gap-4" aria-label={label}>
      {previous !== undefined && (
        <Link className="btn btn-secondary" to={previous} rel="prev">
          {labels[0]}
        </Link>
      )}
      {range && !isOne && <span className="hint num">{range}</span>}
      {next !== undefined && (
        <Link className="btn btn-secondary" to={next} rel="next">
          {labels[1]}
        </Link>
      )}
    </nav>
  )
}

interface NumberedPagerProps extends Pick<PagerProps, 'label' | 'labels'> {
  page: number
  hasMore: boolean
}

export function NumberedPager({ page, hasMore, ...pager }: NumberedPagerProps) {
  const [params] = useSearchParams()
  const to = (number: number) => deskParams(params, { page: number })
  return (
    <Pager
      {...pager}
      previous={page > 1 ? to(page - 1) : undefined}
      next={hasMore ? to(page + 1) : undefined}
    />
  )
}
