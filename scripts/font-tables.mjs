// A plain TTF as its tables, and tables as a TTF: https://learn.microsoft.com/typography/opentype/spec/otff

const HEADER = 12
const RECORD = 16

/** @returns the bytes of each table by its tag */
export function readTables(font) {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, i) => HEADER + RECORD * i)
  return Object.fromEntries(
    records.map((at) => {
      const start = font.readUInt32BE(at + 8)
      return [
        font.toString('latin1', at, at + 4),
        font.subarray(start, start + font.readUInt32BE(at + 12)),
      ]
    }),
  )
}

/** @returns the font without checksums, which whatever packs it works out */
export function writeTables(tables) {
  const sorted = Object.entries(tables).sort(([one], [other]) => (one < other ? -1 : 1))
  const head = Buffer.alloc(HEADER + RECORD * sorted.length)
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(sorted.length, 4)
  const parts = [head]
  let start = head.length
  for (const [i, [tag, bytes]] of sorted.entries()) {
    const at = HEADER + RECORD * i
    head.write(tag, at, 'latin1')
    head.writeUInt32BE(start, at + 8)
    head.writeUInt32BE(bytes.length, at + 12)
    const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4)
    bytes.copy(padded)
    parts.push(padded)
    start += padded.length
  }
  return Buffer.concat(parts)
}
