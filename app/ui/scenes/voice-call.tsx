import { useCompany } from '#app/ui/company'
import { useShop } from '#app/ui/shop'
import {
  Bubble,
  Card,
  Dots,
  Face,
  FittedText,
  Handset,
  Packet,
  Pill,
  Scene,
  Text,
  Wave,
} from './parts'

export function VoiceCall() {
  const { city } = useCompany()
  const shop = useShop()
  return (
    <Scene
      focus="right"
      label="A telephone handset whose voice runs as a wave to an agent, with number masking and a live transcript"
    >
      <Dots />
      <g className="push-far">
        {[156, 108].map((r) => (
          <circle key={r} className="rg" cx="160" cy="236" r={r} />
        ))}
        <Handset x={168} y={236} tilt={-80} />
      </g>
      <g className="wide-only">
        <Wave x={236} y={248} count={38} h={168} tone="pw" seed={1.13} />
      </g>
      <g className="narrow-only">
        <Wave x={344} y={248} count={26} h={148} tone="pw" seed={1.13} />
      </g>
      <Card x={212} y={28} w={156} h={88} r={20}>
        <Text x={78} y={34} tone="t3" bold anchor="middle">
          Connected
        </Text>
        <Text x={78} y={66} size={30} bold anchor="middle">
          02:18
        </Text>
      </Card>
      <Card x={396} y={52} w={176} h={100}>
        <Text x={20} y={30} size={12} tone="t3" bold>
          Number masking
        </Text>
        <Text x={20} y={56} size={16} bold>
          +91 ••••• ••142
        </Text>
        <Pill x={20} y={68} w={44} h={20} fill="gt" tone="tg" size={12} text="On" />
      </Card>
      <Card x={180} y={372} w={192} h={120}>
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
      <g className="extra">
        <Card x={388} y={336} w={180} h={84}>
          <Face x={38} y={42} r={18} fill="sk" />
          <FittedText width={110} x={66} y={38} size={14} bold>
            {shop?.short(13) ?? ['Sales', city].filter(Boolean).join(', ')}
          </FittedText>
          <Text x={66} y={58} tone="t3">
            {shop ? 'Sales, extension 12' : 'Extension 12'}
          </Text>
        </Card>
      </g>
      <Packet x={544} y={12} size={18} fill="pw" tilt={35} />
      <g className="wide-only">
        <Packet x={40} y={60} size={20} fill="pw" tilt={14} />
      </g>
    </Scene>
  )
}
