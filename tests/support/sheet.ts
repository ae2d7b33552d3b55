import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import yauzl from 'yauzl'

const openZip = promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer)

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decode = (xml: string) =>
  xml
    .replace(/_x([\dA-F]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/&(\w+);/g, (_, name) => ENTITIES[name] ?? '')

/** Reads the cells from the XML of the sheet. @throws for a cell that is not text */
export async function readSheet(file: Buffer): Promise<string[][]> {
  const zip = await openZip(file, { lazyEntries: false, autoClose: false })
  const xml = await new Promise<string>((resolve, reject) => {
    zip.on('error', reject).on('entry', (entry: yauzl.Entry) => {
      if (!entry.fileName.endsWith('/sheet1.xml')) return
      zip.openReadStream(entry, (error, stream) => {
        if (error) reject(error)
        else buffer(stream).then((bytes) => resolve(bytes.toString()), reject)
      })
    })
  })
  zip.close()
  return Array.from(xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs), ([, row = '']) =>
    Array.from(row.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs), ([, kind = '', content = '']) => {
      const text = /^<is>(?:<t\/>|<t(?: xml:space="preserve")?>([^<]*)<\/t>)<\/is>$/.exec(content)
      if (!kind.includes('t="inlineStr"') || !text) throw new Error(`No text: ${kind} ${content}`)
      return decode(text[1] ?? '')
    }),
  )
}
