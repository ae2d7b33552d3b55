import { Pill, Scene } from './parts'

const codes = ['+971', '+65', '+44', '+1', '+61']

export function CountryCodes() {
  return (
    <Scene w={420} h={92} kind="plain">
      {codes.map((text, i) => (
        <Pill
          key={text}
          x={i * 87}
          y={24}
          w={72}
          h={44}
          r={12}
          fill={i ? 'sk' : 'ac'}
          tone={i ? 'ti' : 'tw'}
          size={15}
          text={text}
        />
      ))}
    </Scene>
  )
}
