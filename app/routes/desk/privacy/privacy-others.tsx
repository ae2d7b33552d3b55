/** Addresses and numbers beside the one asked for: to be looked for as well, or a sign of another person. */
export function PrivacyOthers({ others }: { others: string[] }) {
  if (others.length === 0) return null
  return (
    <p className="banner banner-plain others">
      <span>
        The same rows also carry {others.join(', ')}. If that is the same person, look for it as
        well; if it is somebody else, theirs is here too.
      </span>
    </p>
  )
}
