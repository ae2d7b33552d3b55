import type { ReactNode } from 'react'

interface Crop {
  x: number
  w: number
  h: number
}

/** Crops of an image of 2880 × 1920. */
export const CROPS = {
  whole: { x: 0, w: 2880, h: 1920 },
  '4:5': { x: 672, w: 1536, h: 1920 },
  '9:16': { x: 900, w: 1080, h: 1920 },
} satisfies Record<string, Crop>

interface KurtaPictureProps {
  crop: Crop
  line: string
  price: string
  label: string
  children: ReactNode
}

export function KurtaPicture({ crop, line, price, label, children }: KurtaPictureProps) {
  const { x, w, h } = crop
  return (
    <svg
      className="block w-full rounded-xl shadow-(--sh-2)"
      viewBox={`${x} 0 ${w} ${h}`}
      role="img"
      aria-label={label}
    >
      <Room />
      <Kurta />
      <text
        className="fill-white font-display text-[116px] font-[720]"
        x="1440"
        y="440"
        textAnchor="middle"
      >
        {line}
      </text>
      <g transform="translate(1676 876) rotate(8)">
        <rect className="fill-white" x="-213" y="-82" width="426" height="164" rx="26" />
        <text
          className="num fill-[oklch(0.25_0.02_30)] text-[116px] font-[720]"
          y="40"
          textAnchor="middle"
        >
          {price}
        </text>
      </g>
      {children}
    </svg>
  )
}

function Room() {
  return (
    <>
      <rect className="fill-[oklch(0.5_0.13_330)]" width="2880" height="1920" />
      <rect className="fill-[oklch(0.42_0.11_325)]" y="1500" width="2880" height="420" />
      <path className="fill-[oklch(0.56_0.14_340)]" d="M0 0H980L240 1500H0z" />
      <ellipse className="fill-[oklch(0.35_0.09_322)]" cx="1440" cy="1660" rx="420" ry="58" />
      <g className="fill-[oklch(0.55_0.12_155)]" transform="translate(-110 0)">
        <path d="M380 1330Q180 1120 250 820Q420 1020 400 1330z" />
        <path d="M410 1330Q380 980 560 760Q640 1060 440 1330z" />
        <path d="M430 1330Q560 1130 740 1110Q680 1300 470 1340z" />
      </g>
      <path className="fill-[oklch(0.72_0.12_60)]" d="M160 1320H480L430 1640H210z" />
      <path className="fill-none stroke-[oklch(0.3_0.05_320)] stroke-[22]" d="M2500 1640V640" />
      <path className="fill-[oklch(0.88_0.1_85)]" d="M2360 640L2430 380H2570L2640 640z" />
      <rect
        className="fill-[oklch(0.3_0.05_320)]"
        x="2400"
        y="1620"
        width="200"
        height="34"
        rx="17"
      />
      <rect
        className="fill-[oklch(0.62_0.1_335)] stroke-[oklch(0.75_0.11_70)] stroke-[26]"
        x="2016"
        y="420"
        width="300"
        height="760"
        rx="150"
      />
    </>
  )
}

const MOTIFS = [0, 1, 2, 3, 4].flatMap((row) =>
  [0, 1, 2, 3].map((column) => [1318 + column * 82, 960 + row * 98 + (column % 2) * 40] as const),
)

function Kurta() {
  return (
    <>
      <path
        className="fill-none stroke-[oklch(0.78_0.09_65)] stroke-[24]"
        d="M1440 560V1650M1300 1650H1580"
      />
      <path
        className="fill-[oklch(0.93_0.03_85)]"
        d="M1330 620Q1440 690 1550 620L1680 700L1790 1090L1680 1122L1612 920L1650 1500Q1440 1552 1230 1500L1268 920L1200 1122L1090 1090L1200 700z"
      />
      <path
        className="fill-[oklch(0.62_0.19_25)]"
        d="M1416 672h48v300h-48zM1232 1440Q1440 1496 1648 1440L1650 1500Q1440 1552 1230 1500z"
      />
      <g className="fill-[oklch(0.62_0.19_25)]">
        {MOTIFS.map(([x, y]) => (
          <rect
            key={`${x} ${y}`}
            x={x - 14}
            y={y}
            width="28"
            height="28"
            rx="6"
            transform={`rotate(45 ${x} ${y + 14})`}
          />
        ))}
      </g>
    </>
  )
}
