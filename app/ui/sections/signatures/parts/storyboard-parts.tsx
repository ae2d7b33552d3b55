import type { SectionOf } from '#app/content/section'
import { UmbrellaFrame } from './umbrella-frame'

type Content = SectionOf<'storyboard'>

const UNSEEN = {
  text: 'group-has-[[value=skipped]:checked]/board:invisible',
  part: 'group-has-[[value=skipped]:checked]/board:opacity-15',
  mark: 'invisible group-has-[[value=skipped]:checked]/board:visible',
}

interface FrameProps {
  section: Content
  frame: Content['frames'][number]
  position: number
}

export function Frame({ section, frame, position }: FrameProps) {
  const isAfterSkip = frame.from >= section.skipAt
  return (
    <li>
      <div className="relative overflow-hidden rounded-xl bg-white/8">
        <div className={isAfterSkip ? UNSEEN.text : undefined}>
          <UmbrellaFrame position={position} title={frame.title} label={frame.picture} />
        </div>
        {isAfterSkip && (
          <p className={`absolute inset-0 grid place-items-center font-semibold ${UNSEEN.mark}`}>
            {section.unseen}
          </p>
        )}
      </div>
      <div className={`mt-4 ${isAfterSkip ? UNSEEN.text : ''}`}>
        <p className="num text-sm text-white/75 print:text-black">
          {`${frame.from}–${frame.to} s`}
        </p>
        <h3 className="mt-0.5 text-h4">{frame.job}</h3>
        <p className="mt-2 text-sm leading-normal text-white/85 print:text-black">{frame.voice}</p>
      </div>
    </li>
  )
}

const SEGMENTS = ['fill-white', 'fill-white/75', 'fill-white/55', 'fill-white/40']

export function Timeline({ section: { frames, skipAt, skip } }: { section: Content }) {
  const percent = (frame: number) => `${(frame / frames.length) * 100}%`
  const cut = percent(frames.filter(({ from }) => from < skipAt).length)
  return (
    <svg className="mt-4 h-11 w-full overflow-visible" aria-hidden="true">
      {frames.map(({ from }, position) => (
        <rect
          key={from}
          className={`${SEGMENTS[position]} ${from >= skipAt ? UNSEEN.part : ''}`}
          x={percent(position)}
          y="30"
          width={percent(1)}
          height="8"
          rx="2"
        />
      ))}
      <rect className="fill-accent" x={cut} y="4" width="3" height="40" />
      <text className="num fill-white text-sm font-semibold" x={cut} dx="12" y="18">
        {skip}
      </text>
    </svg>
  )
}

const SUMMARY = 'max-w-[34em] text-h3 leading-snug font-[650] text-balance'

/** Summaries for both kinds of viewer, in one grid cell to avoid layout shift. */
export function Summary({ section: { watched, skipped } }: { section: Content }) {
  return (
    <div className="mt-10 grid border-t border-white/20 pt-8 *:[grid-area:1/1]" role="status">
      <p className={`${SUMMARY} ${UNSEEN.text}`}>{watched.summary}</p>
      <p className={`${SUMMARY} ${UNSEEN.mark}`}>{skipped.summary}</p>
    </div>
  )
}
