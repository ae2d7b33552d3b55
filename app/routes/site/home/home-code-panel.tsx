import { useId } from 'react'

interface CodePanelProps {
  label: string
  note: string
  samples: readonly { label: string; lines: readonly string[] }[]
}

export function CodePanel({ label, note, samples }: CodePanelProps) {
  const group = useId()
  return (
    <figure className="code on-dark">
      <fieldset>
        <legend className="sr-only">{label}</legend>
        {samples.map((sample, position) => (
          <label key={sample.label}>
            <input type="radio" name={group} defaultChecked={position === 0} />
            <span>{sample.label}</span>
          </label>
        ))}
      </fieldset>
      {samples.map((sample) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        <pre key={sample.label} tabIndex={0}>
          <code>{sample.lines.join('\n')}</code>
        </pre>
      ))}
      <figcaption>{note}</figcaption>
    </figure>
  )
}
