import type { ReactNode } from 'react'

type SceneProps = {
  w?: number
  h?: number
  /** One sentence for those who cannot see it; without it the scene is decoration. */
  label?: string
  /** `plain` stands on paper or a tint, `spot` is a small mark; without one it stands on a hue. */
  kind?: 'plain' | 'spot' | 'map'
  /** Which side stays in sight where the scene is cropped; the middle by default. */
  focus?: 'left' | 'right'
  children: ReactNode
}

/** Coordinates are on a 4-unit grid; colours come only from classes, sizes from the classes of scenes.css. */
export function Scene({ w = 600, h = 520, label, kind, focus, children }: SceneProps) {
  const classes = ['ill', `of-${w}-${h}`, kind, focus && `from-${focus}`]
  return (
    <svg
      className={classes.filter(Boolean).join(' ')}
      viewBox={`0 0 ${w} ${h}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {children}
    </svg>
  )
}
