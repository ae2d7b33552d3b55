/** The sign of a technology: two letters in our own colours, since the logos belong to others. */
export function Mark({ children }: { children: string }) {
  return (
    <span className="bx mark" aria-hidden="true">
      {children}
    </span>
  )
}
