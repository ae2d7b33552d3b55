import { Bar, Card, Dots, Packet, Scene, Text } from './parts'

const rungs = [
  { price: '₹0.20', volume: 'from 1', y: 20, x: 36 },
  { price: '₹0.17', volume: 'from 50,000', y: 92, x: 204 },
  { price: '₹0.14', volume: 'from 5,00,000', y: 164, x: 372 },
]

export function PriceRungs() {
  return (
    <Scene h={340} label="Three price steps that go down as the monthly volume goes up">
      <Dots h={300} />
      {rungs.map(({ price, volume, x, y }, i) => (
        <Card key={price} x={x} y={y} w={192} h={136} r={18}>
          <Text x={24} y={36} size={13} tone="t3" bold>
            {volume}
          </Text>
          <Text x={24} y={80} size={34} bold>
            {price}
          </Text>
          <Bar x={24} y={100} w={48 + i * 48} h={12} fill="ac" />
        </Card>
      ))}
      <Packet x={508} y={48} size={22} fill="pw" tilt={18} />
      <Packet x={104} y={248} size={18} fill="pg" tilt={-20} />
    </Scene>
  )
}
