import { useCompany } from '#app/ui/company'
import { useShop } from '#app/ui/shop'
import { Bubble, Card, Dots, Face, Packet, Pill, Scene, Text, Wave } from './parts'

export function VoiceCall() {
  const { city } = useCompany()
  const shop = useShop()
  return (
    <Scene
      focus="right"
      label="A call waveform between a customer and an agent, with number masking and a live transcript"
    >
      <Dots />
      <g className="push">
        {[176, 132, 88].map((r) => (
          <circle key={r} className="rg" cx="300" cy="252" r={r} />
        ))}
      </g>
      <g className="push-far aside">
        <Card x={60} y={60} w={192} h={84}>
          <Face x={42} y={42} r={22} />
          <Text x={78} y={38} size={14} bold>
            Customer
          </Text>
          <Text x={78} y={58} tone="t3">
            +91 ••••• ••204
          </Text>
        </Card>
      </g>
      <Card x={380} y={328} w={192} h={84}>
        <Face x={42} y={42} r={22} fill="sk" />
        <Text x={78} y={38} size={14} bold>
          {shop?.short(13) ?? ['Sales', city].filter(Boolean).join(', ')}
        </Text>
        <Text x={78} y={58} tone="t3">
          {shop ? 'Sales, extension 12' : 'Extension 12'}
        </Text>
      </Card>
      <g className="wide-only">
        <Wave x={52} y={252} count={16} h={168} tone="pw" seed={1.13} />
        <Wave x={402} y={252} count={16} h={132} tone="pw" seed={1.71} />
      </g>
      <g className="narrow-only">
        <Wave x={172} y={252} count={9} h={148} tone="pw" seed={1.13} />
        <Wave x={458} y={252} count={13} h={120} tone="pw" seed={1.71} />
      </g>
      <g className="push">
        <Card x={212} y={204} w={176} h={96} r={24}>
          <Text x={88} y={40} tone="t3" bold anchor="middle">
            Connected
          </Text>
          <Text x={88} y={74} size={32} bold anchor="middle">
            02:18
          </Text>
        </Card>
      </g>
      <Card x={396} y={80} w={176} h={100}>
        <Text x={20} y={30} size={12} tone="t3" bold>
          Number masking
        </Text>
        <Text x={20} y={56} size={16} bold>
          +91 ••••• ••142
        </Text>
        <Pill x={20} y={68} w={44} h={20} fill="gt" tone="tg" size={12} text="On" />
      </Card>
      <g className="push-far">
        <Card x={60} y={376} w={192} h={120}>
          <Text x={20} y={30} size={12} tone="t3" bold>
            Live transcript
          </Text>
          <Bubble x={16} y={42} w={144} h={28}>
            <Text x={12} y={19} size={12}>
              I want to add a line
            </Text>
          </Bubble>
          <Bubble x={28} y={78} w={148} h={28} side="out">
            <Text x={12} y={19} size={12} tone="tw">
              Done. Anything else?
            </Text>
          </Bubble>
        </Card>
      </g>
      <Packet x={268} y={32} size={20} fill="pw" tilt={14} />
      <g className="wide-only">
        <Packet x={304} y={416} size={14} fill="pg" tilt={-18} />
      </g>
      <Packet x={544} y={36} size={16} fill="pw" tilt={35} />
    </Scene>
  )
}
