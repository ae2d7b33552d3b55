import { showBytes } from '#app/models/text'
import { Icon } from '#app/ui/icon'
import type { ShownMail } from './inbox.server'

export function AttachedFiles({ files }: { files: ShownMail['files'] }) {
  if (files.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {files.map(({ id, name, bytes }) => (
        <li key={id}>
          <a
            className="text-link inline-flex items-center gap-1 wrap-anywhere"
            href={`/admin/inbox/files/${id}`}
            data-download
          >
            <Icon name="download" size={18} /> <bdi>{name}</bdi>{' '}
            <span className="num">{`(${showBytes(bytes)})`}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
