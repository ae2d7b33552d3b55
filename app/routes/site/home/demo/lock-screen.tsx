import { Icon } from '#app/ui/icon'
import type { ScreenProps } from './preview'

export function LockScreen({ preview, language, arriving }: ScreenProps) {
  return (
    <div className="relative flex-1 bg-[radial-gradient(90%_60%_at_85%_100%,var(--g3),transparent_75%),linear-gradient(165deg,var(--g1),var(--g2)_90%)] px-3 pt-14 pb-7 min-[43.75rem]:pt-[72px] min-[72.5rem]:px-4 text-white">
      <p className="text-center" aria-hidden="true">
        <span className="block font-semibold text-white/85">Tuesday</span>
        <span className="block text-[72px] min-[43.75rem]:text-[84px] leading-none font-semibold tracking-tight">
          10:24
        </span>
      </p>
      <div
        className={`mt-6 rounded-[24px] min-[43.75rem]:mt-8 rounded-bl-[6px] bg-white p-4 text-ink shadow-(--sh-3) ${arriving}`}
      >
        <p className="flex items-center gap-2">
          <span className="grid size-9 flex-none place-items-center rounded-[11px] bg-accent text-white">
            <Icon name="messages-square" size={20} />
          </span>
          <strong className="min-w-0 flex-1 wrap-anywhere">{preview.header}</strong>
          <span className="text-sm text-ink-3">now</span>
        </p>
        <p className="mt-2.5 leading-[1.45] [overflow-wrap:anywhere]" lang={language}>
          {preview.text}
        </p>
      </div>
      {EARLIER_MESSAGES.map((widths) => (
        <div
          key={widths}
          className="mt-2.5 flex gap-3 rounded-[20px] bg-white/12 p-4 max-lg:hidden"
        >
          <span className="size-9 flex-none rounded-[11px] bg-white/25" />
          <span
            className={`grid flex-1 content-center gap-2 [&>i]:h-2 [&>i]:rounded-full [&>i]:bg-white/30 ${widths}`}
          >
            <i />
            <i />
          </span>
        </div>
      ))}
      <svg
        className="absolute inset-x-0 bottom-0 h-40 w-full fill-white max-[43.75rem]:hidden"
        viewBox="0 0 320 160"
        aria-hidden="true"
      >
        <rect
          x="34"
          y="48"
          width="34"
          height="34"
          rx="7"
          opacity=".16"
          transform="rotate(12 51 65)"
        />
        <rect
          x="112"
          y="92"
          width="16"
          height="16"
          rx="3.5"
          opacity=".4"
          transform="rotate(-18 120 100)"
        />
        <rect
          x="212"
          y="30"
          width="22"
          height="22"
          rx="4.5"
          opacity=".9"
          transform="rotate(22 223 41)"
        />
        <rect
          x="262"
          y="84"
          width="14"
          height="14"
          rx="3"
          opacity=".3"
          transform="rotate(38 269 91)"
        />
        <rect x="108" y="142" width="104" height="5" rx="2.5" opacity=".7" />
      </svg>
    </div>
  )
}

/** Line widths of the two earlier messages below the new one. */
const EARLIER_MESSAGES = [
  '[&>:first-child]:w-2/5 [&>:last-child]:w-4/5',
  '[&>:first-child]:w-1/3 [&>:last-child]:w-3/5',
]
