import { Card, Icon, Scene, Text, Wire } from './parts'

const roles = [
  { name: 'Card holder', icon: 'user-round', x: 60, y: 60 },
  { name: 'Merchant website', icon: 'store', x: 320, y: 60 },
  { name: 'Payment gateway', icon: 'shield-check', x: 580, y: 60 },
  { name: 'Merchant account bank', icon: 'landmark', x: 580, y: 252 },
  { name: 'Card network', icon: 'network', x: 320, y: 252 },
  { name: 'Card-issuing bank', icon: 'credit-card', x: 60, y: 252 },
]

export function PayFlow() {
  return (
    <Scene
      w={640}
      h={332}
      kind="plain"
      label="Payment path: card holder, merchant website, payment gateway, merchant account bank, card network, card-issuing bank and back"
    >
      <Wire d="M104 60H276" at={[30, 66]} line="wl" />
      <Wire d="M364 60H536" at={[40, 80]} line="wl" />
      <Wire d="M536 252H364" at={[30, 70]} line="wl" />
      <Wire d="M276 252H104" at={[50]} line="wl" />
      {/* Without animation, because packets moving along these wires would cross a name. */}
      <g className="still">
        <Wire d="M580 132V208" at={[50]} line="wl" />
        <Wire d="M60 208V132" at={[50]} fill="gr" line="wl" />
      </g>
      {roles.map(({ name, icon, x, y }, i) => {
        const gateway = icon === 'shield-check'
        return (
          <g key={name}>
            <Card x={x - 36} y={y - 36} w={72} h={72} r={20} fill={gateway ? 'ac' : 'sf st-ln'}>
              <Icon name={icon} x={22} y={22} tone={gateway ? 'tw' : 'ta'} />
            </Card>
            <Text x={x} y={y + 58} size={14} bold anchor="middle">
              {`${i + 1}. ${name}`}
            </Text>
          </g>
        )
      })}
    </Scene>
  )
}
