import { Bars, Card, Dots, Face, Packet, Pill, Scene, Text, Tick, Wire } from './parts'

/** The narrow panel of the dialog shows the middle only. */
export function EnquiryAnswered() {
  return (
    <Scene h={340}>
      <Dots h={300} />
      <g className="extra">
        <Wire d="M116 148H164" at={[50]} />
        <Wire d="M436 148H484" at={[50]} />
        <Card x={8} y={72} w={108} h={152} r={16}>
          <Face x={34} y={36} r={18} />
          <Text x={62} y={42} size={16} bold>
            You
          </Text>
          <Bars x={16} y={70} widths={[76, 60]} gap={18} />
          <Pill x={16} y={104} w={76} h={32} r={10} size={15} text="Send" />
        </Card>
        <Card x={484} y={52} w={108} h={192} r={16}>
          <Text x={16} y={34} size={16} bold>
            Scope
          </Text>
          <Bars x={16} y={46} widths={[76, 64, 76]} gap={16} />
          <path className="ln" d="M16 102H92" />
          <Text x={16} y={130} size={16} bold>
            Price
          </Text>
          <Bars x={16} y={142} widths={[48]} />
          <Tick x={64} y={152} size={28} />
        </Card>
        <Packet x={136} y={276} size={20} fill="pw" tilt={18} />
        <Packet x={448} y={36} size={16} fill="pg" tilt={-20} />
      </g>
      <Card x={164} y={28} w={272} h={208} r={20}>
        <Text x={24} y={42} size={20} bold>
          Example enquiry
        </Text>
        <Tick x={220} y={20} size={28} />
        <Text x={24} y={76} size={16} tone="t2">
          A shop that takes UPI,
        </Text>
        <Text x={24} y={98} size={16} tone="t2">
          open before Diwali
        </Text>
        <rect className="at" x="12" y="118" width="248" height="78" rx="12" />
        <Text x={24} y={144} size={15} tone="ta">
          Reference
        </Text>
        <Text x={24} y={176} size={24} bold>
          ENQ-7K2M-94QX
        </Text>
      </Card>
      <Card x={176} y={252} w={252} h={72} r={16}>
        <Face x={36} y={36} r={18} />
        <Text x={66} y={32} size={16} bold>
          How many products?
        </Text>
        <Text x={66} y={54} size={15} tone="t2">
          asked by email
        </Text>
      </Card>
    </Scene>
  )
}
