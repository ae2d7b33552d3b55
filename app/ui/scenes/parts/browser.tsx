import type { ReactNode } from 'react'

import { Card } from './card'
import { Text } from './text'

type BrowserProps = {
  x: number
  y: number
  w: number
  h: number
  url?: string
  children: ReactNode
}

/** Children draw from the corner of the frame; the page starts 36 units below it. */
export function Browser({ x, y, w, h, url, children }: BrowserProps) {
  return (
    <Card x={x} y={y} w={w} h={h}>
      <path className="ln" d={`M0 36H${w}`} />
      {[16, 30, 44].map((left, i) => (
        <rect key={left} className={i ? 'mu' : 'ac'} x={left} y="14" width="8" height="8" rx="2" />
      ))}
      {url && (
        <>
          <rect className="sk" x="72" y="9" width={w - 144} height="18" rx="9" />
          <Text x={w / 2} y={22} size={11} tone="t3" anchor="middle">
            {url}
          </Text>
        </>
      )}
      {children}
    </Card>
  )
}
