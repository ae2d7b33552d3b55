import { useCompany } from '#app/ui/company'
import { Card, Dots, FittedText, LogoMark, Packet, Pill, Scene, Text, Tick, Wire } from './parts'

export function LoginLoop() {
  const place = [useCompany().city, '10:24'].filter(Boolean).join(', ')
  return (
    <Scene label="Packets circle the company mark: an enquiry arrives, is assigned, answered and closed">
      <Dots />
      <circle className="rg" cx="300" cy="260" r="72" />
      <Wire
        d="M148 100H396Q452 100 452 156V364Q452 420 396 420H204Q148 420 148 364V100"
        at={[16, 21, 36, 46, 62, 68, 88]}
      />
      <Card x={252} y={212} w={96} h={96} r={24}>
        <LogoMark />
      </Card>
      <Card x={40} y={52} w={216} h={104}>
        <Text x={20} y={32} size={12} tone="t3" bold>
          New enquiry
        </Text>
        <Text x={20} y={58} size={16} bold>
          Bulk SMS for a school
        </Text>
        <FittedText width={180} x={20} y={80} size={12} tone="t2">
          {place}
        </FittedText>
      </Card>
      <Card x={364} y={136} w={196} h={88}>
        <Pill x={20} y={18} w={76} h={24} fill="at" tone="ta" size={12} text="Pending" />
        <Text x={20} y={66} tone="t2">
          Assigned at the desk
        </Text>
      </Card>
      <Card x={356} y={368} w={196} h={96}>
        <Text x={20} y={32} size={12} tone="t3" bold>
          Reply
        </Text>
        <Text x={20} y={56} size={16} bold>
          Price by 5 pm
        </Text>
        <Text x={20} y={76} size={12} tone="t2">
          within one working day
        </Text>
      </Card>
      <Card x={56} y={328} w={176} h={84}>
        <Tick x={20} y={20} size={24} />
        <Text x={56} y={38} size={16} bold>
          Closed
        </Text>
        <Text x={20} y={66} size={12} tone="t2">
          Signed the same week
        </Text>
      </Card>
      <Packet x={528} y={56} size={22} tilt={18} />
      <Packet x={28} y={236} size={14} fill="pg" tilt={-20} />
      <Packet x={280} y={460} size={16} tilt={28} />
    </Scene>
  )
}
