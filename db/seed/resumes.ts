import { hash } from 'node:crypto'
import { copyFileSync, linkSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import roles from '#app/content/roles'

/** Below the number of hard links to one file that common file systems allow. */
const MAX_LINKS = 30_000

/**
 * Stores small, valid resumes, one for each role. Every application has a file of its own; files of one role share their
 * content by hard links, so that a hundred thousand take the space of a few. Removing one leaves the others.
 */
export function resumeStore(uploads: string) {
  const sources = new Map(
    roles.roles.map(({ name: role }) => {
      const content = pdfOf(role)
      return [role as string, { content, hash: hash('sha256', content), path: '', links: 0 }]
    }),
  )
  const folders = new Set<string>()
  return (role: string, id: string) => {
    const source = sources.get(role)
    if (!source) throw new Error(`There is no resume for ${role}`)
    const folder = id.slice(-2)
    if (!folders.has(folder)) mkdirSync(join(uploads, folder), { recursive: true, mode: 0o700 })
    folders.add(folder)
    const file = join(folder, id)
    const path = join(uploads, file)
    if (source.links % MAX_LINKS === 0) {
      writeFileSync(path, source.content, { flag: 'wx', mode: 0o600 })
      source.path = path
    } else link(source.path, path)
    source.links++
    return { file, bytes: source.content.length, hash: source.hash }
  }
}

/** Some file systems have no hard links. */
function link(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/** A valid PDF (ISO 32000-1) of one page with two lines of text. */
function pdfOf(role: string): Buffer {
  const text = `BT /F1 20 Tf 72 760 Td (Resume) Tj 0 -32 Td (${role.replace(/[()\\]/g, '\\$&')}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(
    `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  )
}
