import { Bar, Card, Dots, Packet, Scene, Text } from './parts'

/** No figures: those of the list change, and a drawing would not. */
const rungs = [
  { x: 36, y: 20, packets: 1, bar: 132 },
  { x: 204, y: 92, packets: 3, bar: 100 },
  { x: 372, y: 164, packets: 6, bar: 68 },
]

export function PriceRungs() {
  return (
    <Scene h={340} label="Three price steps that go down as the number of messages goes up">
      <Dots h={300} />
      {rungs.map(({ x, y, packets, bar }) => (
        <Card key={x} x={x} y={y} w={192} h={136} r={18}>
          {Array.from({ length: packets }, (_, at) => (
            <Packet key={at} x={24 + at * 24} y={24} size={16} tilt={12} />
          ))}
          <Text x={24} y={84} size={22} bold>
            ₹ per part
          </Text>
          <Bar x={24} y={102} w={bar} h={12} fill="ac2" />
        </Card>
      ))}
      <Packet x={508} y={48} size={22} fill="pw" tilt={18} />
      <Packet x={104} y={248} size={18} fill="pg" tilt={-20} />
    </Scene>
  )
}
