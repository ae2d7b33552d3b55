import type { ReactNode } from 'react'

interface ChoiceProps {
  name: string
  value: string
  isFirst?: boolean
  children: ReactNode
}

/** A radio button of a group that only CSS evaluates. */
export function Choice({ name, value, isFirst, children }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 rounded-xl border border-(--line-strong) bg-(--surface) px-4 py-2 leading-snug font-medium text-ink has-checked:border-accent-ink has-checked:bg-(--accent-tint)">
      <input
        className="checked:border-accent checked:bg-accent"
        type="radio"
        name={name}
        value={value}
        defaultChecked={isFirst}
        autoComplete="off"
      />
      <span>{children}</span>
    </label>
  )
}
