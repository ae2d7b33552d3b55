import type { ReactNode } from 'react'

type SceneProps = {
  w?: number
  h?: number
  /** Accessible name; without it the scene is decorative. */
  label?: string
  /** `plain`: on a white or tinted background. `spot`: a small scene. Default: on a coloured background. */
  kind?: 'plain' | 'spot' | 'map'
  /** Side that is kept in the cropped scene; the middle by default. */
  focus?: 'left' | 'right'
  children: ReactNode
}

/** Coordinates are on a 4-unit grid; colours and sizes come from the classes in scenes.css. */
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
