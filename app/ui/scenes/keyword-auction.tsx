import { Card, Packet, Pill, Scene, Text } from './parts'

const bidders = [
  { name: 'coolkaro.in', bid: '₹15', quality: 9, rank: '135', y: 88 },
  { name: 'Bidder B', bid: '₹22', quality: 5, rank: '110', y: 176 },
  { name: 'Bidder C', bid: '₹18', quality: 4, rank: '72', y: 256 },
]

export function KeywordAuction() {
  return (
    <Scene
      h={340}
      kind="plain"
      label="An example of three bids for one search: the relevant ad wins the top place with a lower bid, and pays less than it bid"
    >
      <Card x={4} y={4} w={276} h={44} r={22}>
        <circle className="st-ac" cx="32" cy="20" r="8" strokeWidth="3" />
        <path className="st-ac" d="M38 26l7 7" strokeWidth="3" />
        <Text x={60} y={28} size={16} bold>
          ac repair gomti nagar
        </Text>
      </Card>
      <Text x={216} y={77} size={12} tone="t3" bold anchor="end">
        Bid
      </Text>
      <Text x={244} y={77} size={12} tone="t3" bold>
        Quality
      </Text>
      <Text x={410} y={77} size={12} tone="t3" bold anchor="end">
        Rank
      </Text>
      {bidders.map(({ name, bid, quality, rank, y }, place) => {
        const won = place === 0
        return (
          <Card key={name} x={won ? 4 : 12} y={y} w={won ? 432 : 416} h={won ? 76 : 68}>
            <g transform={`translate(${won ? 4 : -4} ${won ? 4 : 0})`}>
              <Pill
                x={20}
                y={16}
                w={36}
                h={36}
                r={10}
                fill={won ? 'ac' : 'sk'}
                tone={won ? 'tw' : 'ti'}
                size={17}
                text={`${place + 1}`}
              />
              <Text x={72} y={40} size={16} bold>
                {name}
              </Text>
              <Text x={208} y={40} size={17} bold anchor="end">
                {bid}
              </Text>
              {Array.from({ length: 10 }, (_, i) => (
                <Packet
                  key={i}
                  x={236 + i * 12}
                  y={29}
                  size={9}
                  fill={i < quality ? (won ? 'ac' : 'mu') : 'sk'}
                />
              ))}
              <Text x={402} y={41} size={won ? 22 : 17} bold tone={won ? 'ta' : 'ti'} anchor="end">
                {rank}
              </Text>
            </g>
          </Card>
        )
      })}
      <g className="wide-only">
        <Card x={456} y={88} w={140} h={236}>
          <Text x={20} y={34} size={12} tone="t3" bold>
            Example: top pays
          </Text>
          <Text x={20} y={70} size={28} bold tone="ta">
            ₹12.23
          </Text>
          <Text x={20} y={92} size={12} tone="t2">
            for a click
          </Text>
          <path className="ln" d="M20 120H120" />
          <Text x={20} y={152} size={12} tone="t3" bold>
            Highest bid
          </Text>
          <Text x={20} y={184} size={24} bold>
            ₹22
          </Text>
          <Text x={20} y={206} size={12} tone="t2">
            came second
          </Text>
        </Card>
      </g>
    </Scene>
  )
}
