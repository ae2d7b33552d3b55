import {
  Bar,
  Browser,
  Bubble,
  Card,
  Dots,
  LogoMark,
  Packet,
  Pill,
  Scene,
  Text,
  Tick,
  Wave,
  Wire,
} from './parts'

export function HomeHub() {
  return (
    <Scene
      w={640}
      h={600}
      kind="plain"
      label="One square hub sends packets to an SMS, a chat, a voice call, a web page and a cloud region"
    >
      <Dots x={40} y={40} h={520} />
      <Wire d="M320 300H172Q152 300 152 280V192" at={[34, 78]} />
      <Wire d="M336 300V152Q336 132 356 132H428" at={[30, 70]} />
      <Wire d="M320 300H492" at={[54]} />
      <Wire d="M304 300V346Q304 366 284 366H206Q186 366 186 386V400" at={[58]} />
      <Wire d="M336 300V456Q336 476 356 476H468" at={[46, 82]} />
      <Card x={272} y={252} w={96} h={96} r={24}>
        <LogoMark />
      </Card>
      <g className="push">
        <Card x={28} y={76} w={236} h={120}>
          <Text x={20} y={30} size={12} tone="t3" bold>
            VM-ARVALI-S · now
          </Text>
          <Text x={20} y={62} size={26} bold>
            482 016
          </Text>
          <Text x={20} y={84} tone="t2">
            is your one-time password.
          </Text>
          <Text x={20} y={104} size={11} tone="t3">
            Example message
          </Text>
          <Tick x={196} y={16} size={22} />
        </Card>
      </g>
      <g className="pull">
        <Card x={424} y={52} w={192} h={148}>
          <Bubble x={14} y={16} w={128} h={36}>
            <Text x={14} y={23}>
              Is my order in?
            </Text>
          </Bubble>
          <Bubble x={36} y={60} w={142} h={36} side="out">
            <Text x={14} y={23} tone="tw">
              Arriving by 6 pm
            </Text>
          </Bubble>
          <Pill
            x={36}
            y={106}
            w={142}
            r={8}
            fill="sf st-ln"
            tone="ta"
            size={12}
            text="Track parcel"
          />
        </Card>
      </g>
      <g className="pull">
        <Card x={484} y={248} w={140} h={104}>
          <Wave x={18} y={42} count={12} h={44} />
          <Text x={18} y={88} size={12} bold>
            00:42
          </Text>
          <Text x={122} y={88} size={12} tone="t3" anchor="end">
            Recording
          </Text>
        </Card>
      </g>
      <g className="push">
        <Browser x={24} y={384} w={212} h={164}>
          <rect className="at" x="16" y="52" width="180" height="56" rx="8" />
          <Bar x={28} y={66} w={76} h={10} fill="ac" />
          <Bar x={28} y={84} w={110} h={7} />
          {[16, 78, 140].map((x) => (
            <rect key={x} className="sk" x={x} y="118" width="56" height="30" rx="6" />
          ))}
        </Browser>
      </g>
      <g className="pull">
        <Card x={448} y={404} w={172} h={144}>
          <Text x={16} y={29} bold>
            ap-south-1
          </Text>
          {[42, 72, 102].map((y, i) => (
            <g key={y} transform={`translate(16 ${y})`}>
              <rect className={i === 1 ? 'at' : 'sk'} width="140" height="24" rx="7" />
              <Packet x={10} y={7} size={10} fill={i === 1 ? 'ac' : 'mu'} tilt={12} />
              <Bar x={30} y={9} w={52} h={6} fill={i === 1 ? 'ac' : 'mu'} />
              <rect className="gr" x="118" y="9" width="12" height="6" rx="3" />
            </g>
          ))}
        </Card>
      </g>
      <Packet x={92} y={236} size={18} tilt={18} />
      <Packet x={392} y={232} size={12} fill="at" tilt={30} />
      <Packet x={332} y={524} size={22} fill="at" tilt={-14} />
      <g className="wide-only">
        <Packet x={572} y={216} size={10} tilt={40} />
      </g>
    </Scene>
  )
}
