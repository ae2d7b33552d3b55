import { Icon } from '#app/ui/icon'
import { firstGrapheme } from '#app/ui/layout/logo'
import type { ScreenProps } from './preview'

export function ChatScreen({ preview, language, arriving }: ScreenProps) {
  return (
    <>
      <p className="flex items-center gap-3 bg-(--g2) px-5 pt-14 pb-4 text-white">
        <span
          className="grid size-11 flex-none place-items-center rounded-full bg-white text-h4 font-bold text-accent-ink"
          aria-hidden="true"
        >
          {firstGrapheme(preview.shop)}
        </span>
        <span className="min-w-0">
          <strong className="line-clamp-2 leading-tight [overflow-wrap:anywhere]">
            {preview.shop}
          </strong>
          <span className="text-sm text-white/85">Business account</span>
        </span>
      </p>
      <div className="flex flex-1 flex-col gap-2 bg-(--accent-tint) p-4 text-ink">
        <p className="mx-auto my-2 rounded-full bg-white px-3.5 py-0.5 text-sm font-semibold text-ink-3">
          Today
        </p>
        <div className={`grid gap-2 ${arriving}`} lang={language}>
          <div className="rounded-[18px] rounded-bl-[4px] bg-white p-4 shadow-(--sh-1)">
            <p className="leading-[1.45]">{preview.text}</p>
            <p className="mt-1 text-right text-sm text-ink-3" lang="en">
              10:24
            </p>
          </div>
          {preview.buttons.map((button) => (
            <p
              key={button}
              className="rounded-[12px] bg-white py-3 text-center font-semibold text-accent-ink shadow-(--sh-1)"
            >
              {button}
            </p>
          ))}
        </div>
        <p className="mt-auto flex items-center gap-2" aria-hidden="true">
          <span className="flex-1 rounded-full bg-white px-5 py-2.5 text-ink-3">Message</span>
          <span className="grid size-11 place-items-center rounded-full bg-accent text-white">
            <Icon name="mic" />
          </span>
        </p>
      </div>
    </>
  )
}
