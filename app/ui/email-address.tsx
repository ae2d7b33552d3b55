import { Fragment } from 'react'

/** An address that breaks before its host, where it has to break, and before the dots of a host that is too long itself. */
export function EmailAddress({ children }: { children: string }) {
  const at = children.lastIndexOf('@')
  if (at < 1) return children
  const labels = children.slice(at).split(/(?=\.)/)
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      <span className="inline-block [text-decoration:inherit]">
        {labels.map((label, position) => (
          <Fragment key={position}>
            {position > 0 && <wbr />}
            {label}
          </Fragment>
        ))}
      </span>
    </>
  )
}
