import { deskParams } from '#app/routes/desk/outcome-params'
import { Icon } from '#app/ui/icon'

interface ExportLinksProps {
  /** Also its path below /admin. */
  file: string
  count: string
  params: URLSearchParams
  /** A second file with one more column; `label` follows "Download". */
  extra?: { with: string; label: string }
}

const WHOLE_LIST = { view: '', page: '', shown: '', start: '' }

/** No `download` attribute: with it the browser would also save a refusal or the login page as the file. */
export function ExportLinks({ file, count, params, extra }: ExportLinksProps) {
  const href = (column: string) =>
    `/admin/${file}${deskParams(params, { ...WHOLE_LIST, with: column })}`
  return (
    <p className="export">
      {extra && (
        <a className="text-link text-sm" href={href(extra.with)}>
          <span className="word">Download</span> <span>{extra.label}</span>
        </a>
      )}
      <a className="btn btn-secondary btn-small" href={href('')}>
        <Icon name="download" size={18} />
        <span>
          <span className="word">Download</span> CSV
        </span>
        <span className="num">{`(${count})`}</span>
      </a>
    </p>
  )
}
