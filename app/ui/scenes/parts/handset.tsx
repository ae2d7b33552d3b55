type HandsetProps = { x: number; y: number; tilt?: number }

/** A telephone receiver, 304 long; without tilt both cups point down. */
export function Handset({ x, y, tilt = 0 }: HandsetProps) {
  return (
    <g className="sheet" transform={`translate(${x} ${y}) rotate(${tilt})`}>
      <path className="sh" transform="translate(-10 14)" d={SHAPE} />
      <path className="bz" d={SHAPE} />
      <path
        className="st-mu"
        strokeWidth="3"
        strokeOpacity="0.4"
        d="M-118-58C-80-88 80-88 118-58"
      />
      {[-108, 108].map((cup) => (
        <path
          key={cup}
          className="st-mu"
          strokeWidth="6"
          d={`M${cup - 20} 12h.1M${cup} 12h.1M${cup + 20} 12h.1`}
        />
      ))}
    </g>
  )
}

const SHAPE =
  'M-152-10C-152-76-76-104 0-104S152-76 152-10V14q0 24-24 24H88Q64 38 64 14V-12Q64-30 44-34-44-34-44-34-64-30-64-12V14q0 24-24 24h-40q-24 0-24-24z'
