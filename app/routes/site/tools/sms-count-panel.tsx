import { Link } from '@remix-run/react'

import { fillVariables } from '#app/models/messaging/dlt-variable'
import { countSms, plainText, type SmsCount } from '#app/models/messaging/sms-parts'
import { SceneArt } from '#app/ui/scene-art'
import { queryOf, type SmsDraft } from './sms-draft'
import { groupsOf, isScript, runsOf, visible } from './sms-letters'

interface SmsCountPanelProps {
  draft: SmsDraft
  count: SmsCount
  path: string
}

export function SmsCountPanel({ draft, count, path }: SmsCountPanelProps) {
  const { encoding, units, parts, capacity, free } = count
  if (parts.length === 0) {
    return (
      <div key="empty" className="card tool-empty grid gap-5 text-ink-2">
        <div className="plain">
          <SceneArt name="sms-ruler" />
        </div>
        <p>
          <strong>0 parts.</strong> Type or paste a text to see how it is counted.
        </p>
      </div>
    )
  }
  return (
    <div className="card">
      <p className="tool-figure" role="status">
        <strong className="text-[3.5rem] leading-[0.95] text-accent-ink">{parts.length}</strong>{' '}
        <span>{`${parts.length === 1 ? 'part' : 'parts'} in ${encoding.replace('-', '‑')}`}</span>
      </p>
      <p className="text-ink-2">{`${units} units, ${capacity} fit in each part, ${free} left`}</p>
      <PartsBar count={count} />
      <ol className="sms-parts grid max-h-[420px] gap-2.5 overflow-auto">
        {parts.map((part, at) => (
          <li key={at} className="grid grid-cols-[44px_minmax(0,1fr)] items-start">
            <span className="pt-[11px]">{`${at + 1}/${parts.length}`}</span>
            <p>
              <Marked text={part} />
            </p>
          </li>
        ))}
      </ol>
      <Outsiders draft={draft} count={count} path={path} />
    </div>
  )
}

const WIDTH = 480
const GAP = 6

function PartsBar({ count: { parts, capacity, free } }: { count: SmsCount }) {
  const width = (WIDTH - GAP * (parts.length - 1)) / parts.length
  const filled = (at: number) => (at === parts.length - 1 ? (capacity - free) / capacity : 1)
  return (
    <svg
      className="mt-4 mb-5 h-3.5 w-full"
      viewBox={`0 0 ${WIDTH} 14`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {parts.map((_, at) => (
        <g key={at} transform={`translate(${at * (width + GAP)})`}>
          <rect className="fill-line" width={width} height="14" rx="4" />
          <rect
            className="fill-accent"
            width={Math.max(4, width * filled(at))}
            height="14"
            rx="4"
          />
        </g>
      ))}
    </svg>
  )
}

function Marked({ text }: { text: string }) {
  return runsOf(text).map((run, at) =>
    run.isOutside ? <mark key={at}>{run.text}</mark> : <span key={at}>{run.text}</span>,
  )
}

const SHOWN = 8

function Outsiders({ draft, count, path }: SmsCountPanelProps) {
  const { outsiders } = count
  if (outsiders.length === 0) return null
  const groups = groupsOf(outsiders)
  const onlyScript = groups.length === 1 && isScript(groups[0]?.name) && groups[0]?.name
  const plain = plainText(draft.text)
  const plainParts = plain && countSms(fillVariables(plain)).parts.length
  return (
    <div className="sms-outsiders">
      <h2>
        {onlyScript
          ? `${onlyScript === 'Devanagari' ? 'Hindi' : onlyScript}: 70 characters fit, not 160`
          : `${outsiders.length === 1 ? 'One character is' : `${outsiders.length} characters are`} outside GSM‑7 and ${outsiders.length === 1 ? 'switches' : 'switch'} the whole message to Unicode: 70 characters fit, not 160`}
      </h2>
      <ul className="gap-x-[18px] gap-y-2 text-ink-2">
        {groups.map(({ name, characters, count: times }) => (
          <li key={name}>
            <mark>{characters.slice(0, SHOWN).map(visible).join(' ')}</mark>{' '}
            <span>{`${characters.length > SHOWN ? `and ${characters.length - SHOWN} more, ` : ''}${name}${times > 1 ? ` × ${times}` : ''}`}</span>
          </li>
        ))}
      </ul>
      {plain && (
        <p>
          <span>{`With plain characters it is ${plainParts ?? ''} ${plainParts === 1 ? 'part' : 'parts'}:`}</span>{' '}
          <Link
            className="text-link"
            to={`${path}?${queryOf({ ...draft, text: plain })}#result`}
            reloadDocument
          >
            use plain characters
          </Link>
        </p>
      )}
    </div>
  )
}
