export function Dupatta() {
  return (
    <svg className="w-full rounded-t-[13px]" viewBox="0 0 264 112" aria-hidden="true">
      <path className="fill-accent/16" d="M0 0H264V112H0Z" />
      <path className="fill-accent/50" d="M40 112V34Q40 18 56 18H186Q206 18 206 38V112Z" />
      <path className="fill-accent" d="M76 112V46Q76 30 92 30H206Q226 30 226 50V112Z" />
      {[96, 120, 144, 168, 192].map((x) => (
        <rect
          key={x}
          className="fill-white/85"
          width="11"
          height="11"
          rx="2"
          transform={`translate(${x - 5} 79) rotate(12)`}
        />
      ))}
      <path className="stroke-white/60 stroke-2" d="M76 66H226M76 104H226" />
    </svg>
  )
}

export function Shawl() {
  return (
    <svg className="w-full rounded-t-[13px]" viewBox="0 0 264 112" aria-hidden="true">
      <path className="fill-accent/16" d="M0 0H264V112H0Z" />
      <rect className="fill-accent/50" x="30" y="72" width="204" height="32" rx="14" />
      <path className="stroke-white/60 stroke-2" d="M44 88H220" />
      <rect className="fill-accent" x="44" y="26" width="176" height="42" rx="16" />
      <path className="fill-accent" d="M74 26H118V84H74Z" />
      <path className="stroke-white/60 stroke-2" d="M74 66H118M74 72H118M132 40H206M132 54H206" />
      <path
        className="stroke-accent stroke-4"
        d="M76 84V98M84 84V98M92 84V98M100 84V98M108 84V98M116 84V98"
      />
    </svg>
  )
}
