interface ReferenceLineProps {
  reference: string
  className?: string
}

/** What to quote about something that was sent. */
export function ReferenceLine({ reference, className }: ReferenceLineProps) {
  return (
    <p className={className}>
      Its reference is <strong className="text-ink whitespace-nowrap">{reference}</strong>. Quote it
      when you write or call.
    </p>
  )
}
