import type { ReactNode } from 'react'

interface FoldProps {
  summary: ReactNode
  className: string
  children: ReactNode
}

/** Collapsed on phones; desk/fold.css always shows the content on wide screens. */
export function Fold({ summary, className, children }: FoldProps) {
  return (
    <details className={`desk-fold ${className}`}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
