import { Bar, Bubble, Card, Face, Icon, Pill, Scene, Text, Wire } from './parts'

const entryPoints = [
  {
    icon: 'globe',
    name: 'Link',
    where: 'on the website',
    y: 24,
    turn: 'M204 68H220Q236 68 236 84V152Q236 168 252 168H268',
  },
  { icon: 'qr-code', name: 'QR code', where: 'on the parcel', y: 128, turn: 'M204 168H268' },
  {
    icon: 'megaphone',
    name: 'Ad',
    where: 'in the feed',
    y: 232,
    turn: 'M204 276H220Q236 276 236 260V184Q236 168 252 168H268',
  },
]

export function ClickToWhatsapp() {
  return (
    <Scene
      h={340}
      kind="plain"
      label="A link, a QR code and an ad lead into one chat; the first line is already typed, and the team may answer freely for 24 hours"
    >
      {entryPoints.map(({ name, turn }) => (
        <Wire key={name} d={turn} at={[38]} />
      ))}
      {entryPoints.map(({ icon, name, where, y }) => (
        <Card key={name} x={8} y={y} w={196} h={84}>
          <rect className="at" x="18" y="20" width="44" height="44" rx="12" />
          <Icon name={icon} x={29} y={31} size={22} />
          <Text x={76} y={40} size={16} bold>
            {name}
          </Text>
          <Text x={76} y={60} tone="t3">
            {where}
          </Text>
        </Card>
      ))}
      <Card x={260} y={24} w={332} cropped={176} h={292} r={20}>
        <path className="ac wide-only" d="M20 0H312a20 20 0 0 1 20 20V60H0V20a20 20 0 0 1 20-20z" />
        <path
          className="ac narrow-only"
          d="M20 0H156a20 20 0 0 1 20 20V60H0V20a20 20 0 0 1 20-20z"
        />
        <Face x={38} y={30} r={17} fill="at" />
        <Text x={66} y={35} bold tone="tw">
          Aravalli Stores
        </Text>
        <g className="pull-most">
          <Bubble x={152} y={80} w={152} h={64} side="out" fill="at">
            <Text x={14} y={27}>
              Is the red dupatta
            </Text>
            <Text x={14} y={47}>
              in stock?
            </Text>
          </Bubble>
        </g>
        <Bubble x={12} y={156} w={152} h={40}>
          <Text x={14} y={25} bold>
            Yes, two left
          </Text>
        </Bubble>
        <path className="ln wide-only" d="M0 216H332" />
        <path className="ln narrow-only" d="M0 216H176" />
        <Text x={16} y={244} size={12} tone="t3" bold>
          To answer freely
        </Text>
        <Text x={16} y={270} size={16} bold>
          24 hours
        </Text>
        <g className="wide-only">
          <Pill
            x={20}
            y={96}
            w={116}
            h={32}
            r={16}
            fill="sk"
            tone="t3"
            text="Already typed"
            size={12}
          />
          <Bar x={132} y={258} w={180} h={10} fill="sk" />
          <Bar x={132} y={258} w={44} h={10} fill="ac" />
        </g>
      </Card>
    </Scene>
  )
}
