import { Icon } from '#app/ui/icon'
import { firstGrapheme } from '#app/ui/layout/logo'
import type { ScreenProps } from './preview'

const BUTTON = 'grid size-14 place-items-center rounded-full lg:size-16'

export function CallScreen({ preview, language, arriving }: ScreenProps) {
  return (
    <div className="flex flex-1 flex-col items-center bg-[linear-gradient(165deg,var(--g1),var(--g2)_60%,var(--g3))] px-5 pt-14 pb-7 text-center text-white">
      <div className={`grid w-full justify-items-center ${arriving}`}>
        <p className="font-semibold text-white/85">Incoming call</p>
        <span
          className="mt-4 grid size-20 lg:size-24 place-items-center rounded-[28px] bg-white/16 font-display text-[2.75rem] leading-none"
          aria-hidden="true"
        >
          {firstGrapheme(preview.shop)}
        </span>
        <strong className="mt-4 line-clamp-2 text-[1.625rem] leading-[1.15] [overflow-wrap:anywhere]">
          {preview.shop}
        </strong>
        <div className="mt-5 w-full rounded-[20px] bg-white/14 p-4 text-left">
          <p className="flex items-center gap-2 text-sm font-semibold text-white/85">
            <Icon name="audio-lines" size={18} /> Played when answered
          </p>
          <p className="mt-1.5 leading-[1.45] [overflow-wrap:anywhere]" lang={language}>
            {preview.text}
          </p>
        </div>
      </div>
      <p className="mt-auto flex w-full justify-between px-4 pt-5" aria-hidden="true">
        <span className={`${BUTTON} rotate-[135deg] bg-[oklch(0.56_0.2_26)]`}>
          <Icon name="phone" size={26} />
        </span>
        <span className={`${BUTTON} bg-[oklch(0.55_0.14_155)]`}>
          <Icon name="phone" size={26} />
        </span>
      </p>
    </div>
  )
}
