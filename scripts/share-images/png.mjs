// PNG of opaque pixels, about half the size of what resvg writes: no alpha, the best filter for each row, full deflate.
import { promisify } from 'node:util'
import { constants, crc32, deflate } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const COLOUR = 3
const BIT_DEPTH = 8
const TRUECOLOUR = 2

const pack = promisify(deflate)

/** What each filter of the PNG specification (chapter 9) expects from the bytes at the left, above, and above left. */
const FILTERS = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  (left, up, corner) => {
    const byLeft = Math.abs(up - corner)
    const byUp = Math.abs(left - corner)
    const byCorner = Math.abs(left + up - 2 * corner)
    if (byLeft <= byUp && byLeft <= byCorner) return left
    return byUp <= byCorner ? up : corner
  },
]

export async function encodePng(rgba, width, height) {
  const rows = opaqueRows(rgba, width, height)
  const filtered = rows.map((row, y) => bestOf(row, rows[y - 1] ?? Buffer.alloc(row.length)))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = BIT_DEPTH
  header[9] = TRUECOLOUR
  const data = await pack(Buffer.concat(filtered), { level: constants.Z_BEST_COMPRESSION })
  const chunks = [chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([SIGNATURE, ...chunks])
}

function opaqueRows(rgba, width, height) {
  return Array.from({ length: height }, (_, y) => {
    const row = Buffer.alloc(width * COLOUR)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4
      row[x * COLOUR] = rgba[from]
      row[x * COLOUR + 1] = rgba[from + 1]
      row[x * COLOUR + 2] = rgba[from + 2]
    }
    return row
  })
}

/** A row under the filter that leaves the smallest differences, with the filter's number in front. */
function bestOf(row, above) {
  let best = { line: row, sum: Number.POSITIVE_INFINITY }
  for (const [number, expect] of FILTERS.entries()) {
    const line = Buffer.alloc(row.length + 1)
    line[0] = number
    let sum = 0
    for (let i = 0; i < row.length; i++) {
      const left = i < COLOUR ? 0 : row[i - COLOUR]
      const corner = i < COLOUR ? 0 : above[i - COLOUR]
      const difference = (row[i] - expect(left, above[i], corner)) & 0xff
      line[i + 1] = difference
      sum += difference < 128 ? difference : 256 - difference
    }
    if (sum < best.sum) best = { line, sum }
  }
  return best.line
}

function chunk(type, body) {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const length = Buffer.alloc(4)
  const check = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  check.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, check])
}
