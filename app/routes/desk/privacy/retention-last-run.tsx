interface LastRunProps {
  last: { finishedAt: string; outcome: string; isOk: boolean } | undefined
}

/** How the night's run went. */
export function LastRun({ last }: LastRunProps) {
  if (!last) return <p className="hint mt-4">The first nightly run is still to come.</p>
  const { finishedAt, outcome, isOk } = last
  return (
    <p className={isOk ? 'hint mt-4' : 'mt-4 font-semibold text-danger-ink'}>
      Last nightly run {finishedAt}: {isOk ? outcome : `it failed (${outcome})`}.
    </p>
  )
}
