export function ExampleMark({ className = '' }: { className?: string }) {
  return (
    <span
      className={`inline-block shrink-0 rounded-md border border-current px-2 py-0.5 text-[0.8125rem] leading-snug font-semibold ${className}`}
    >
      Example
    </span>
  )
}
