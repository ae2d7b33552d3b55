import type { ReactNode } from 'react'
import { wholeWords } from './line-breaks'
import { PageLink } from './link'

/** Links by placeholder name. */
export type Links = Readonly<Record<string, { text: string; href: string }>>

interface ProseProps {
  /** `{name}` and `[text](/path)` become links, and lines that start with "- " become one list. */
  paragraphs: readonly string[]
  links?: Links
}

export function Prose({ paragraphs, links = {} }: ProseProps) {
  return blocksOf(paragraphs).map((block) =>
    block.isList ? (
      <ul key={block.lines[0]}>
        {block.lines.map((line) => (
          <li key={line}>{inline(line, links)}</li>
        ))}
      </ul>
    ) : (
      <p key={block.lines[0]}>{inline(block.lines.join(' '), links)}</p>
    ),
  )
}

interface Block {
  isList: boolean
  lines: string[]
}

/** Or a bullet that a word processor puts on the clipboard. */
const BULLET = /^(?:- |[•◦‣▪■●○·\uf0b7]\s*)/

export function blocksOf(paragraphs: readonly string[]): Block[] {
  const blocks: Block[] = []
  for (const paragraph of paragraphs) {
    const line = paragraph.replace(BULLET, '')
    const isList = line !== paragraph
    const last = blocks.at(-1)
    if (isList && last?.isList) last.lines.push(line)
    else blocks.push({ isList, lines: [line] })
  }
  return blocks
}

/** Only paths of this site become links; anything else stays text. */
const PIECE = /\[([^\]]+)\]\((\/(?![/\\])[^)\s\\]*)\)|\{(\w+)\}/g

export function withoutLinks(text: string): string {
  return text.replace(PIECE, (whole, label, path) => (path === undefined ? whole : label))
}

function inline(text: string, links: Links): ReactNode[] {
  const pieces: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(PIECE)) {
    const [whole, label, path, name] = match
    pieces.push(wholeWords(text.slice(end, match.index)))
    end = match.index + whole.length
    const link = name !== undefined && Object.hasOwn(links, name) ? links[name] : undefined
    if (path !== undefined) {
      pieces.push(
        <PageLink key={match.index} className="text-link" to={path}>
          {label}
        </PageLink>,
      )
    } else if (link) {
      pieces.push(
        <a key={match.index} className="text-link" href={link.href}>
          {link.text}
        </a>,
      )
    } else pieces.push(whole)
  }
  pieces.push(wholeWords(text.slice(end)))
  return pieces
}
