import { Bar, Card, Pill, Scene, Text } from './parts'

const terms = [
  { term: 'ac repair at home today', clicks: 148, answer: 'Bid' },
  { term: 'split ac service charge', clicks: 112, answer: 'Bid' },
  { term: 'ac making noise', clicks: 86, answer: 'Watch' },
  { term: 'ac mechanic course', clicks: 74, answer: 'Block' },
  { term: 'ac repair job salary', clicks: 58, answer: 'Block' },
] as const
const LOOKS = {
  Bid: { fill: 'ac', tone: 'tw' },
  Watch: { fill: 'at', tone: 'ta' },
  Block: { fill: 'sk', tone: 'ti' },
} as const

export function SearchTerms() {
  return (
    <Scene
      h={340}
      kind="plain"
      focus="left"
      label="An example list of what people searched for, each with an answer: bid, watch or block"
    >
      <Card x={4} y={4} w={592} cropped={436} h={328}>
        <Text x={24} y={36} size={14} tone="t2" bold>
          Example: search terms of one week
        </Text>
        <path className="ln" d="M0 54H436" />
        <path className="ln wide-only" d="M436 54H592" />
        {terms.map(({ term, clicks, answer }, row) => {
          const isBlocked = answer === 'Block'
          return (
            <g key={term} transform={`translate(0 ${54 + row * 54})`}>
              {row > 0 && <path className="ln" d="M24 0H412" />}
              {row > 0 && <path className="ln wide-only" d="M412 0H568" />}
              <Pill x={24} y={12} w={72} h={30} r={9} size={14} text={answer} {...LOOKS[answer]} />
              <Text x={116} y={33} size={16} bold={!isBlocked} tone={isBlocked ? 't2' : 'ti'}>
                {term}
              </Text>
              <g className="wide-only">
                <Bar x={376} y={23} w={clicks} h={8} fill={isBlocked ? 'mu' : 'ac'} />
              </g>
            </g>
          )
        })}
      </Card>
    </Scene>
  )
}
