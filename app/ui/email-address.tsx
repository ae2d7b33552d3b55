/** An address that breaks before its host, where it has to break. */
export function EmailAddress({ children }: { children: string }) {
  const at = children.lastIndexOf('@')
  if (at < 1) return children
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  )
}
