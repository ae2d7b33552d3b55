import type { ReactNode } from 'react'

import { Bar, Card, Pill, Scene, Text } from './parts'

const SOFA =
  'M14 22a10 10 0 0 1 10-10h72a10 10 0 0 1 10 10v8a9 9 0 0 1 14 8v18a6 6 0 0 1-6 6v6h-8v-6H14v6H6v-6a6 6 0 0 1-6-6V38a9 9 0 0 1 14-8z'
const TABLE = 'M6 20h48v8h-7v40h-7V28H20v40h-7V28H6z'
const LAMP = 'M20 16h20l10 24H34v22h9v6H17v-6h9V40H10z'
const SHELF = 'M8 16h44v52h-6v-6H14v6H8zM14 22v10h32V22zM14 38v18h32V38z'
const costs = [
  { format: 'Image', cost: '₹52', w: 88 },
  { format: 'Video', cost: '₹44', w: 74 },
  { format: 'Carousel', cost: '₹38', w: 64 },
  { format: 'Collection', cost: '₹61', w: 104 },
]

export function AdFormats() {
  return (
    <Scene
      h={340}
      kind="plain"
      label="Four ad formats, image, video, carousel and collection, and an example of what a lead costs in each"
    >
      <Format x={4} y={8} name="Image" what="one offer">
        <rect className="ac" width="192" height="100" rx="10" />
        <path className="tw" d={SOFA} transform="translate(18 18)" />
        <Pill x={120} y={10} w={62} h={26} fill="sf" tone="ta" size={14} text="20% off" />
      </Format>
      <Format x={228} y={8} name="Video" what="at work">
        <rect className="bz" width="192" height="100" rx="10" />
        <path className="tw a60" d="M56 16h80v62H56zM62 22v50h31V22zM99 22v50h31V22z" />
        <circle className="ac" cx="96" cy="46" r="20" />
        <path className="tw" d="M90 36l17 10-17 10z" />
        <Bar x={14} y={86} w={164} h={4} fill="g40" />
        <Bar x={14} y={86} w={62} h={4} fill="am" />
      </Format>
      <Format x={4} y={174} name="Carousel" what="up to ten">
        {[TABLE, LAMP, SHELF].map((d, i) => (
          <g key={d} transform={`translate(${i * 66})`}>
            <rect className={i === 1 ? 'ac' : 'at'} width="60" height="100" rx="10" />
            <path className={i === 1 ? 'tw' : 'ac'} d={d} fillRule="evenodd" />
            <Bar x={12} y={82} w={36} h={6} fill={i === 1 ? 'g40' : 'ac a30'} />
          </g>
        ))}
      </Format>
      <Format x={228} y={174} name="Collection" what="full screen">
        <rect className="at" width="192" height="54" rx="10" />
        <path className="ac" d={SOFA} transform="translate(60 8) scale(.6)" />
        {['ac', 'ac2', 'at', 'ac a30'].map((fill, i) => (
          <rect key={fill} className={fill} x={i * 50} y="60" width="42" height="40" rx="8" />
        ))}
      </Format>
      <g className="wide-only">
        <Card x={452} y={8} w={144} h={316}>
          <Text x={20} y={34} bold>
            Example costs
          </Text>
          {costs.map(({ format, cost, w }, i) => (
            <g key={format} transform={`translate(20 ${72 + i * 64})`}>
              <Text x={0} y={0} size={12} tone="t2">
                {format}
              </Text>
              <Text x={104} y={0} size={14} bold tone={i === 2 ? 'ta' : 'ti'} anchor="end">
                {cost}
              </Text>
              <Bar x={0} y={12} w={w} fill={i === 2 ? 'ac' : 'mu'} />
            </g>
          ))}
        </Card>
      </g>
    </Scene>
  )
}

interface FormatProps {
  x: number
  y: number
  name: string
  what: string
  children: ReactNode
}

/** The children fill a box of 192 by 100 units. */
function Format({ x, y, name, what, children }: FormatProps) {
  return (
    <Card x={x} y={y} w={208} h={150}>
      <g transform="translate(8 8)">{children}</g>
      <Text x={16} y={134} size={14} bold>
        {name}
      </Text>
      <Text x={192} y={134} tone="t3" anchor="end">
        {what}
      </Text>
    </Card>
  )
}
