import { useSceneWords } from '#app/ui/scene-words'
import { Bubble, Card, Dots, Packet, Scene, Text } from './parts'

/** Not a scannable QR code. */
const squares =
  'M84 20h16v16H84zM116 36h16v16h-16zM84 68h16v16H84zM20 100h16v16H20zM52 84h16v16H52zM84 100h32v16H84zM132 84h16v16h-16zM164 100h32v16h-32zM100 132h16v16h-16zM132 116h16v32h-16zM164 148h16v16h-16zM84 164h16v32H84zM116 180h32v16h-32zM180 180h16v16h-16zM148 132h16v16h-16z'

export function ChatCode() {
  const t = useSceneWords()
  return (
    <Scene h={340} label={t('A QR code next to a chat whose first line is already typed')}>
      <Dots h={300} />
      <g transform="translate(56 64) scale(0.85)">
        <Card x={0} y={0} w={216} h={216} r={20}>
          {[
            [20, 20],
            [148, 20],
            [20, 148],
          ].map(([x, y]) => (
            <g key={`${x} ${y}`}>
              <rect
                className="st-ac"
                x={(x ?? 0) + 4}
                y={(y ?? 0) + 4}
                width="40"
                height="40"
                rx="8"
                strokeWidth="8"
              />
              <rect
                className="ac"
                x={(x ?? 0) + 16}
                y={(y ?? 0) + 16}
                width="16"
                height="16"
                rx="4"
              />
            </g>
          ))}
          <path className="ac2" d={squares} />
        </Card>
      </g>
      <Card x={258} y={92} w={288} h={192} r={20}>
        <Text x={24} y={38} size={22} tone="t3" bold>
          +91 98••• ••204
        </Text>
        <Bubble x={32} y={56} w={240} h={52} side="out">
          <Text x={18} y={33} size={22} bold tone="tw">
            {t('Blue saree in stock?')}
          </Text>
        </Bubble>
        <Bubble x={24} y={124} w={244} h={48}>
          <Text x={18} y={31} size={22}>
            {t('Yes, in two lengths.')}
          </Text>
        </Bubble>
      </Card>
      <Packet x={520} y={48} size={22} fill="pw" tilt={18} />
      <Packet x={64} y={272} size={14} fill="pg" tilt={-20} />
    </Scene>
  )
}
