// Kerning that only the wide end of a variable font has, so that one file does for text without it and headings with it.
import { readTables, writeTables } from './font-tables.mjs'

const VERSION_1_0 = 0x00010000
const VERSION_1_1 = 0x00010001
/** Of 16,384: the axis says 0 where it is narrowest and 1 where it is widest. */
const HALF_WAY = 0x2000
const NARROWEST = -0x4000

/**
 * @param font a TTF with an axis of width, of which the default is the narrow end
 * @param wide a TTF with the same letters and with kerning, cut at the wide end
 * @returns the first with the kerning of the second, at the wide half of the axis
 */
export function kernWhereWide(font, wide) {
  const tables = readTables(font)
  const { GPOS, cmap } = readTables(wide)
  if (!cmap.equals(tables.cmap)) throw new Error('The fonts number their letters differently')
  return writeTables({ ...tables, GPOS: withoutFeatures(GPOS, axisOfWidth(tables.fvar)) })
}

function axisOfWidth(fvar) {
  const axes = fvar.readUInt16BE(4)
  const size = fvar.readUInt16BE(10)
  const tags = Array.from({ length: fvar.readUInt16BE(8) }, (_, i) =>
    fvar.toString('latin1', axes + size * i, axes + size * i + 4),
  )
  return tags.indexOf('wdth')
}

/**
 * Replaces each feature by an empty one on the narrow half of an axis. An engine that knows nothing of such variations
 * spaces the pairs of text as well, which hardly shows; the other way round headings would lose it, which does.
 * https://learn.microsoft.com/typography/opentype/spec/chapter2#featurevariations-table
 */
function withoutFeatures(gpos, axis) {
  const head = Buffer.alloc(14)
  const added = head.length - 10
  head.writeUInt32BE(VERSION_1_1, 0)
  for (const at of [4, 6, 8]) head.writeUInt16BE(gpos.readUInt16BE(at) + added, at)
  head.writeUInt32BE(gpos.length + added, 10)

  const features = Array.from({ length: gpos.readUInt16BE(gpos.readUInt16BE(6)) }, (_, i) => i)
  const condition = [int16(1), int16(axis), int16(NARROWEST), int16(HALF_WAY)]
  const conditions = [int16(1), uint32(6), ...condition]
  const toEmpty = 6 + 6 * features.length
  const records = features.flatMap((feature) => [int16(feature), uint32(toEmpty)])
  const empty = [int16(0), int16(0)]
  const substitution = [uint32(VERSION_1_0), int16(features.length), ...records, ...empty]
  const variations = [
    uint32(VERSION_1_0),
    uint32(1),
    uint32(16),
    uint32(30),
    ...conditions,
    ...substitution,
  ]
  return Buffer.concat([head, gpos.subarray(10), ...variations])
}

function int16(number) {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(number)
  return bytes
}

function uint32(number) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(number)
  return bytes
}
