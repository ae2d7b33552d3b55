const CANOPY =
  'M-66 0A66 66 0 0 1 66 0Q55 -13 44 0Q33 -13 22 0Q11 -13 0 0Q-11 -13 -22 0Q-33 -13 -44 0Q-55 -13 -66 0z'
const HANDLE = 'M0 -76V62q0 13 -11 13t-11 -12'
const LINE = 'fill-none stroke-[5] [stroke-linecap:round]'

function Open({ at, canopy }: { at: string; canopy: string }) {
  return (
    <g transform={at}>
      <path className={`${LINE} stroke-white/80`} d={HANDLE} />
      <path className={canopy} d={CANOPY} />
    </g>
  )
}

function Rain({ drops, className }: { drops: readonly [number, number][]; className: string }) {
  const d = drops.map(([x, y]) => `M${x} ${y}l-9 24`).join('')
  return <path className={`fill-none stroke-3 [stroke-linecap:round] ${className}`} d={d} />
}

const SHOWER = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((drop): [number, number] => [
  24 + drop * 26,
  (drop * 53) % 118,
])
const AROUND = SHOWER.filter(([x]) => x < 90 || x > 240)

const SCENES = [
  () => (
    <>
      <rect className="fill-[oklch(0.4_0.035_250)]" width="320" height="180" />
      <Rain drops={SHOWER} className="stroke-white/45" />
      <g transform="translate(160 56) rotate(22)">
        <path className={`${LINE} stroke-white/80`} d="M0 0V62q0 13 -11 13t-11 -12" />
        <path className="fill-[oklch(0.62_0.03_250)]" d={CANOPY} transform="scale(1 -0.72)" />
        <path className={`${LINE} stroke-white/60`} d="M-44 0L-62 -30M44 0L70 -16" />
      </g>
    </>
  ),
  () => (
    <>
      <rect className="fill-accent" width="320" height="180" />
      <Rain drops={AROUND} className="stroke-white/40" />
      <Open at="translate(160 69) scale(0.74)" canopy="fill-white" />
    </>
  ),
  () => (
    <>
      <rect className="fill-[oklch(0.33_0.04_250)]" width="320" height="180" />
      <path
        className="fill-none stroke-white/40 stroke-3 [stroke-linecap:round]"
        d="M0 40H74q18 0 18 -16t-16 -14M0 66H96M0 120H60M214 52H320M232 84H320"
      />
      <Open at="translate(160 70) rotate(-24) scale(0.74)" canopy="fill-accent" />
    </>
  ),
  () => (
    <>
      <rect className="fill-[oklch(0.93_0.02_60)]" width="320" height="180" />
      <g transform="translate(78 84) rotate(8)">
        <path
          className={`${LINE} stroke-[oklch(0.35_0.02_40)]`}
          d="M0 -66V56q0 13 -11 13t-11 -12"
        />
        <path className="fill-accent" d="M0 -58L15 34Q0 44 -15 34z" />
      </g>
    </>
  ),
]

interface UmbrellaFrameProps {
  position: number
  title: string
  label: string
}

export function UmbrellaFrame({ position, title, label }: UmbrellaFrameProps) {
  const Scene = SCENES[position] ?? SCENES[0]
  const isOffer = position === 3
  return (
    <svg className="block w-full" viewBox="0 0 320 180" role="img" aria-label={label}>
      {Scene?.()}
      {isOffer ? (
        <text
          className="fill-[oklch(0.25_0.02_30)] font-display text-[52px] font-[720]"
          x="136"
          y="102"
        >
          {title}
        </text>
      ) : (
        <>
          <rect className="fill-black/90" x="14" y="130" width="292" height="38" rx="7" />
          <text className="fill-white text-[23px] font-[650]" x="160" y="157" textAnchor="middle">
            {title}
          </text>
        </>
      )}
    </svg>
  )
}
