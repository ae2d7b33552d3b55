import type { ReactNode } from 'react'

import type { SectionOf } from '#app/content/section'
import { SpokenText } from './spoken-text'

/** Sets --lit if the step, or a step below it, is the `:target`. */
const MENU_LIT = [
  "group-has-[[data-at^='1']:target]/call:[--lit:1]",
  "group-has-[[data-at^='2']:target]/call:[--lit:1]",
]
const DESK_LIT = [
  "group-has-[[data-at='1-1']:target]/call:[--lit:1]",
  "group-has-[[data-at='1-2']:target]/call:[--lit:1]",
  "group-has-[[data-at='1-3']:target]/call:[--lit:1]",
  "group-has-[[data-at='2-1']:target]/call:[--lit:1]",
  "group-has-[[data-at='2-2']:target]/call:[--lit:1]",
  "group-has-[[data-at='2-3']:target]/call:[--lit:1]",
]
const MENU_ROW = ['min-[70rem]:row-[1/span_3]', 'min-[70rem]:row-[4/span_3]']
const DESK_ROW = [
  'min-[70rem]:row-[1]',
  'min-[70rem]:row-[2]',
  'min-[70rem]:row-[3]',
  'min-[70rem]:row-[4]',
  'min-[70rem]:row-[5]',
  'min-[70rem]:row-[6]',
]

export function KeypadTree({ section }: { section: SectionOf<'keypad'> }) {
  const { start, menus, labels } = section
  return (
    <nav aria-label={labels.tree} className="relative">
      <ul className="grid gap-1.5 min-[70rem]:h-full min-[70rem]:grid-cols-[8.5rem_5rem_9.5rem_5rem_minmax(0,1fr)] min-[70rem]:grid-rows-[repeat(6,minmax(5.25rem,1fr))] min-[70rem]:gap-0">
        <li className="min-[70rem]:col-1 min-[70rem]:row-[1/span_6] min-[70rem]:self-center">
          <Node anchor={start.anchor} isFirst>
            <SpokenText {...start.name} />
          </Node>
        </li>
        {menus.map((menu, first) => [
          <li
            key={menu.anchor}
            className={`max-[70rem]:pl-7 min-[70rem]:col-3 min-[70rem]:self-center ${MENU_ROW[first]} ${MENU_LIT[first]}`}
          >
            <Node anchor={menu.anchor} digit={menu.key}>
              <SpokenText {...menu.name} />
            </Node>
          </li>,
          ...menu.desks.map((desk, second) => {
            const position = first * 3 + second
            return (
              <li
                key={desk.anchor}
                className={`max-[70rem]:pl-14 min-[70rem]:col-5 min-[70rem]:self-center ${DESK_ROW[position]} ${DESK_LIT[position]}`}
              >
                <Node anchor={desk.anchor} digit={desk.key} result={desk.result}>
                  <SpokenText {...desk.name} />
                </Node>
              </li>
            )
          }),
        ])}
        <Wires
          column="min-[70rem]:col-2"
          ends={[
            { from: 300, to: 150, lit: MENU_LIT[0] },
            { from: 300, to: 450, lit: MENU_LIT[1] },
          ]}
        />
        <Wires
          column="min-[70rem]:col-4"
          ends={DESK_LIT.map((lit, position) => ({
            from: position < 3 ? 150 : 450,
            to: 50 + position * 100,
            lit,
          }))}
        />
      </ul>
    </nav>
  )
}

interface NodeProps {
  anchor: string
  digit?: string
  result?: string
  isFirst?: boolean
  children: ReactNode
}

const LIT_FILL = 'bg-[color-mix(in_oklab,var(--accent)_calc(var(--lit,0)*100%),var(--surface))]'
const LIT_TEXT = 'text-[color-mix(in_oklab,#fff_calc(var(--lit,0)*100%),var(--ink))]'

function Node({ anchor, digit, result, isFirst, children }: NodeProps) {
  return (
    <a
      href={`#${anchor}`}
      className={`chip relative flex min-h-11 items-center min-[70rem]:min-h-12 gap-3 rounded-xl border border-line px-3 py-1.5 leading-[1.3] shadow-(--sh-1) print:bg-transparent! print:text-black! ${LIT_FILL} ${LIT_TEXT} ${isFirst ? '[--lit:1]' : ''}`}
    >
      {digit && (
        <span className="grid size-7 flex-none place-items-center rounded-lg bg-(--sunken) font-semibold text-ink">
          {digit}
        </span>
      )}
      <span className="min-w-0">
        <span className="block font-semibold">{children}</span>
        {result && <span className="block text-sm max-sm:hidden">{result}</span>}
      </span>
    </a>
  )
}

interface WiresProps {
  column: string
  ends: readonly { from: number; to: number; lit: string | undefined }[]
}

function Wires({ column, ends }: WiresProps) {
  return (
    <li aria-hidden="true" className={`max-[70rem]:hidden min-[70rem]:row-[1/span_6] ${column}`}>
      <svg className="size-full" viewBox="0 0 80 600" preserveAspectRatio="none" aria-hidden="true">
        {ends.map(({ from, to, lit }) => (
          <path
            key={to}
            className={`fill-none stroke-[color-mix(in_oklab,var(--accent)_calc(var(--lit,0)*100%),var(--line-strong))] stroke-2 ${lit}`}
            vectorEffect="non-scaling-stroke"
            d={`M0 ${from}C50 ${from} 30 ${to} 80 ${to}`}
          />
        ))}
      </svg>
    </li>
  )
}
