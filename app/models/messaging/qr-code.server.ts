import { encode } from 'uqr'

/** Quiet zone of ISO/IEC 18004, in modules. */
const QUIET_ZONE = 4

export function qrCodeSize(text: string): number {
  // Any mask gives the same size, and trying all eight is slow.
  return encode(text, { ecc: 'M', border: 0, maskPattern: 0 }).size
}

/** @returns an SVG document. @throws if the text is too long for a code */
export function drawQrCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const runs = data.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${runs.join('')}"/></svg>`
  )
}

function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  row.forEach((isDark, x) => {
    const last = runs.at(-1)
    if (isDark && last && last[0] + last[1] === x) last[1]++
    else if (isDark) runs.push([x, 1])
  })
  return runs
}
