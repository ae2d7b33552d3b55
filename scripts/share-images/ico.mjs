/**
 * An icon file of one picture, for those who ask for /favicon.ico without reading the page.
 * @param png at most 255 pixels wide and high (the directory of an ICO has a byte for each)
 */
export function icoOf(png, size) {
  const directory = Buffer.alloc(22)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(1, 4)
  directory.writeUInt8(size, 6)
  directory.writeUInt8(size, 7)
  directory.writeUInt16LE(1, 10)
  directory.writeUInt16LE(32, 12)
  directory.writeUInt32LE(png.length, 14)
  directory.writeUInt32LE(directory.length, 18)
  return Buffer.concat([directory, png])
}
