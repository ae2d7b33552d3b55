import { Link } from '@remix-run/react'
import type { Language } from '#app/content/language'
import type { CalculatorWords } from '#app/content/tool-words/sms-calculator'
import { fillVariables } from '#app/models/messaging/dlt-variable'
import { countSms, plainText, type SmsCount } from '#app/models/messaging/sms-parts'
import { SceneArt } from '#app/ui/scene-art'
import { groupsOf, runsOf, visible } from './sms-characters'
import { MAX_TEXT, queryOf, type SmsDraft } from './sms-draft'

interface SmsCountPanelProps {
  draft: SmsDraft
  count: SmsCount
  words: CalculatorWords
  language: Language
  path: string
}

export function SmsCountPanel(props: SmsCountPanelProps) {
  const { draft, count, words } = props
  const { encoding, units, parts, capacity, free } = count
  if (parts.length === 0) {
    return (
      <div key="empty" className="card tool-empty grid gap-5 text-ink-2">
        <div className="plain">
          <SceneArt name="sms-ruler" />
        </div>
        <p>
          <strong>{words.noParts}</strong> <span>{words.noText}</span>
        </p>
      </div>
    )
  }
  return (
    <div className="card">
      <p className="tool-figure" role="status">
        <strong className="text-[3.5rem] leading-[0.95] text-accent-ink">{parts.length}</strong>{' '}
        <span>{words.partsIn(parts.length, encoding.replace('-', '‑'))}</span>
      </p>
      <p className="text-ink-2">{words.units(units, capacity, free)}</p>
      <p role="status" className="font-semibold empty:hidden">
        {draft.isCut && words.cut(MAX_TEXT)}
      </p>
      <PartsBar count={count} />
      <ol className="sms-parts grid max-h-[420px] gap-2.5 overflow-auto">
        {parts.map((part, index) => (
          <li key={index} className="grid grid-cols-[44px_minmax(0,1fr)] items-start">
            <span className="pt-[11px]">{`${index + 1}/${parts.length}`}</span>
            <p>
              <Marked text={part} />
            </p>
          </li>
        ))}
      </ol>
      <NonGsmCharacters {...props} />
    </div>
  )
}

const WIDTH = 480
const GAP = 6

function PartsBar({ count: { parts, capacity, free } }: { count: SmsCount }) {
  const width = (WIDTH - GAP * (parts.length - 1)) / parts.length
  const filled = (index: number) => (index === parts.length - 1 ? (capacity - free) / capacity : 1)
  return (
    <svg
      className="mt-4 mb-5 h-3.5 w-full"
      viewBox={`0 0 ${WIDTH} 14`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {parts.map((_, index) => (
        <g key={index} transform={`translate(${index * (width + GAP)})`}>
          <rect className="fill-line" width={width} height="14" rx="4" />
          <rect
            className="fill-accent"
            width={Math.max(4, width * filled(index))}
            height="14"
            rx="4"
          />
        </g>
      ))}
    </svg>
  )
}

function Marked({ text }: { text: string }) {
  return runsOf(text).map((run, index) =>
    run.isOutside ? <mark key={index}>{run.text}</mark> : <span key={index}>{run.text}</span>,
  )
}

const MAX_SHOWN = 8

function NonGsmCharacters({ draft, count, words, language, path }: SmsCountPanelProps) {
  const { nonGsm } = count
  if (nonGsm.length === 0) return null
  const { letters } = words
  const groups = groupsOf(nonGsm, letters)
  const script = groups.length === 1 ? groups[0]?.script : undefined
  const plain = plainText(draft.text)
  return (
    <div className="sms-non-gsm">
      <h2>
        {script
          ? words.oneScript(letters[script === 'Devanagari' ? 'hindi' : script])
          : words.outside(nonGsm.length)}
      </h2>
      <ul className="gap-x-[18px] gap-y-2 text-ink-2">
        {groups.map(({ name, characters, count: times }) => (
          <li key={name}>
            <mark>{characters.slice(0, MAX_SHOWN).map(visible).join(' ')}</mark>{' '}
            <span>{`${characters.length > MAX_SHOWN ? words.more(characters.length - MAX_SHOWN) : ''}${name}${times > 1 ? `\u00a0×\u00a0${times}` : ''}`}</span>
          </li>
        ))}
      </ul>
      {plain && (
        <p>
          <span>{words.withPlain(countSms(fillVariables(plain)).parts.length)}</span>{' '}
          <Link
            className="text-link"
            to={`${path}?${queryOf({ ...draft, text: plain }, language)}#result`}
            reloadDocument
          >
            {words.usePlain}
          </Link>
        </p>
      )}
    </div>
  )
}
