import { useSceneWords } from '#app/ui/scene-words'
import { Bar, Card, Dots, Packet, Pill, Scene, Text, Tick } from './parts'

const rules = ['Header', 'Brand name', 'Variables', 'Hours']

export function TemplateCheck() {
  const t = useSceneWords()
  return (
    <Scene
      h={340}
      label={t('A message template with variables, and a list of rules that are ticked off')}
    >
      <Dots h={300} />
      <Card x={40} y={28} w={348} h={236} r={20}>
        <Text x={28} y={44} size={14} tone="t3" bold>
          JD-ABCXYZ-S
        </Text>
        <Text x={28} y={84} size={17} bold>
          {t('Dear')}
        </Text>
        <Pill x={76} y={64} w={92} h={30} r={8} fill="at" tone="ta" size={14} text="{#var#}" />
        <Text x={178} y={84} size={17} bold>
          {t('your order')}
        </Text>
        <Pill x={28} y={104} w={92} h={30} r={8} fill="at" tone="ta" size={14} text="{#var#}" />
        <Text x={130} y={124} size={17} bold>
          {t('is packed.')}
        </Text>
        <Text x={28} y={168} size={17} bold>
          {t('Aravalli Stores')}
        </Text>
        <Bar x={28} y={192} w={220} />
        <Bar x={28} y={208} w={148} />
      </Card>
      <Card x={348} y={96} w={212} h={216} r={18}>
        {rules.map((rule, i) => (
          <g key={rule}>
            <Tick x={24} y={32 + i * 44} size={22} />
            <Text x={60} y={48 + i * 44} size={15} bold>
              {t(rule)}
            </Text>
          </g>
        ))}
      </Card>
      <Packet x={540} y={40} size={20} fill="pw" tilt={18} />
      <Packet x={304} y={288} size={14} fill="pg" tilt={-20} />
    </Scene>
  )
}
