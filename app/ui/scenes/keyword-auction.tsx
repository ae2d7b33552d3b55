import { Bar, Card, Packet, Pill, Scene, Text } from './parts'

const bidders = [
  { place: '1', name: 'coolkaro.in', bid: '₹15', w: 66, quality: 9, rank: '135', y: 88 },
  { place: '2', name: 'Bidder B', bid: '₹22', w: 96, quality: 5, rank: '110', y: 180 },
  { place: '3', name: 'Bidder C', bid: '₹18', w: 79, quality: 4, rank: '72', y: 260 },
]

export function KeywordAuction() {
  return (
    <Scene
      h={340}
      kind="plain"
      label="Three bids for one search: the relevant ad wins the top place with a lower bid"
    >
      <rect className="sf" x="8" y="16" width="272" height="48" rx="24" />
      <circle className="st-ac" cx="36" cy="38" r="8" strokeWidth="3" />
      <path className="st-ac" d="M42 44l7 7" strokeWidth="3" />
      <Text x={64} y={46} size={16} bold>
        ac repair gomti nagar
      </Text>
      <Text x={368} y={46} size={12} tone="t3" bold anchor="end">
        Bid
      </Text>
      <Text x={400} y={46} size={12} tone="t3" bold>
        Quality
      </Text>
      <Text x={568} y={46} size={12} tone="t3" bold anchor="end">
        Rank
      </Text>
      {bidders.map(({ place, name, bid, w, quality, rank, y }) => {
        const won = place === '1'
        return (
          <Card key={place} x={won ? 0 : 16} y={y - 12} w={won ? 600 : 568} h={won ? 80 : 68}>
            <g transform={`translate(${won ? 8 : -8} ${won ? 6 : 0})`}>
              <Pill
                x={20}
                y={16}
                w={36}
                h={36}
                r={10}
                fill={won ? 'ac' : 'sk'}
                tone={won ? 'tw' : 'ti'}
                size={17}
                text={place}
              />
              <Text x={72} y={40} size={16} bold>
                {name}
              </Text>
              <Bar x={184} y={29} w={w} h={10} fill={won ? 'ac' : 'mu'} />
              <Text x={360} y={40} size={17} bold anchor="end">
                {bid}
              </Text>
              {Array.from({ length: 10 }, (_, i) => 392 + i * 12).map((x, i) => (
                <Packet
                  key={x}
                  x={x}
                  y={29}
                  size={9}
                  fill={i < quality ? (won ? 'ac' : 'mu') : 'sk'}
                />
              ))}
              <Text x={560} y={41} size={won ? 22 : 17} bold tone={won ? 'ta' : 'ti'} anchor="end">
                {rank}
              </Text>
            </g>
          </Card>
        )
      })}
    </Scene>
  )
}
