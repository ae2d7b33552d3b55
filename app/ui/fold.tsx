import type { ReactNode } from 'react'

interface FoldProps {
  /** The one line that stands for the content on a phone. */
  summary: ReactNode
  className: string
  children: ReactNode
}

/** Folded on a phone until it is opened; on a wide page its content is always in sight and the line is not. */
export function Fold({ summary, className, children }: FoldProps) {
  return (
    <details className={`desk-fold ${className}`}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
