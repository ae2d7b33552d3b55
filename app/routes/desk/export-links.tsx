import { withParams } from '#app/http/search-params'
import { Icon } from '#app/ui/icon'

interface ExportLinksProps {
  /** Name of the file, which is also its path below /admin. */
  file: string
  /** How many rows it will have, as people read it. */
  count: string
  params: URLSearchParams
  /** A second file with one column more, and what its link says after "Download". */
  extra?: { with: string; label: string }
}

/** What a page knows but a file does not ask for. */
const FORGET = Object.fromEntries(
  'view page shown start saved failed welcome deleted restored download'
    .split(' ')
    .map((name) => [name, '']),
)

/**
 * Links to a file of exactly what the page's filters match. Only the server says that it is one to keep: with `download`
 * the browser would keep a refusal and the page of the login as well.
 */
export function ExportLinks({ file, count, params, extra }: ExportLinksProps) {
  const href = (column: string) =>
    `/admin/${file}${withParams(params, { ...FORGET, with: column })}`
  return (
    <p className="export">
      {extra && (
        <a className="text-link text-sm" href={href(extra.with)}>
          <span className="word">Download</span> {extra.label}
        </a>
      )}
      <a className="btn btn-secondary btn-small" href={href('')}>
        <Icon name="download" size={18} />
        <span>
          <span className="word">Download</span> CSV
        </span>
        <span className="num">({count})</span>
      </a>
    </p>
  )
}
