import type { ReactNode } from 'react'

type SceneProps = {
  w?: number
  h?: number
  /** One sentence for those who cannot see it; without it the scene is decoration. */
  label?: string
  /** `plain` stands on paper or a tint, `spot` is a small mark; without one it stands on a hue. */
  kind?: 'plain' | 'spot' | 'map'
  children: ReactNode
}

/** The frame of every illustration. Coordinates sit on a 4-unit grid; colours come only from classes. */
export function Scene({ w = 600, h = 520, label, kind, children }: SceneProps) {
  return (
    <svg
      className={kind ? `ill ${kind}` : 'ill'}
      viewBox={`0 0 ${w} ${h}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {children}
    </svg>
  )
}
