import { Bars, Card, Pill, Scene, Tick, Wire } from './parts'

const steps = [
  { step: '1', x: 16, y: 28, widths: [104, 76] },
  { step: '2', x: 220, y: 92, widths: [92, 104] },
  { step: '3', x: 424, y: 156, widths: [104, 64] },
]

export function AnyServiceSteps() {
  return (
    <Scene h={340} kind="plain">
      <Wire d="M100 96V200Q100 220 120 220H236" at={[56]} />
      <Wire d="M304 160V264Q304 284 324 284H440" at={[56]} />
      {steps.map(({ step, x, y, widths }) => (
        <Card key={step} x={x} y={y} w={160} h={148}>
          <Pill x={20} y={20} w={36} h={36} r={10} fill="at" tone="ta" size={17} text={step} />
          <Tick x={112} y={24} size={28} />
          <Bars x={20} y={84} widths={widths} gap={24} />
        </Card>
      ))}
    </Scene>
  )
}
