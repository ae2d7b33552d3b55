import { Card, Face, LogoMark, Pill, Scene, Text, Wire } from './parts'

type CallMaskingProps = { letter?: string }

const sides = [
  { name: 'Kavya', role: 'customer', verb: 'Dials', real: '+91 98••• ••204', x: 8 },
  { name: 'Rakesh', role: 'rider', verb: 'Sees', real: '+91 87••• ••035', x: 400 },
]

export function CallMasking({ letter }: CallMaskingProps) {
  return (
    <Scene
      h={340}
      kind="plain"
      label="A customer and a rider both see one shared number; their own numbers stay hidden in between"
    >
      <Wire d="M192 108H480" at={[11, 64]} />
      <Wire d="M100 212V264Q100 284 120 284H216" at={[52]} dashed />
      <g className="wide-only">
        <Wire d="M500 212V264Q500 284 480 284H384" at={[52]} dashed />
      </g>
      {sides.map(({ name, role, verb, x }, i) => (
        <g key={name} className={i ? 'wide-only' : undefined}>
          <Card x={x} y={32} w={192} h={188} r={20}>
            <Face x={44} y={44} r={24} />
            <Text x={80} y={42} size={16} bold>
              {name}
            </Text>
            <Text x={80} y={61} tone="t3">
              {role}
            </Text>
            <path className="ln" d="M20 92H172" />
            <Text x={20} y={122} size={12} tone="t3" bold>
              {verb}
            </Text>
            <Text x={20} y={150} size={20} bold>
              0522 400 2019
            </Text>
          </Card>
        </g>
      ))}
      <Card x={256} y={64} w={88} h={88} r={22} fill="ac">
        <LogoMark size={88} letter={letter} />
      </Card>
      <Card x={204} y={184} w={192} h={132} r={20} fill="bz">
        <Text x={96} y={32} size={12} bold tone="tw" anchor="middle">
          Nobody sees these
        </Text>
        {sides.map(({ name, real }, i) => (
          <Pill key={name} x={20} y={48 + i * 36} w={152} h={30} r={9} fill="g20" text={real} />
        ))}
      </Card>
    </Scene>
  )
}
