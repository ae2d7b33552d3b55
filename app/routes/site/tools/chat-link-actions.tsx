import { useState } from 'react'
import type { ChatLinkWords } from '#app/content/tool-words/chat-link'
import { useHydrated } from '#app/ui/use-hydrated'

interface ChatLinkActionsProps {
  href: string
  /** An SVG. */
  qrCodeUrl: string
  words: ChatLinkWords
}

/** Without scripts only the SVG download works. */
export function ChatLinkActions({ href, qrCodeUrl, words }: ChatLinkActionsProps) {
  const isHydrated = useHydrated()
  const [note, setNote] = useState('')

  async function run(action: () => Promise<void>, done: string) {
    const result = await action().then(
      () => done,
      () => words.failed,
    )
    setNote(result)
  }
  const copy = () => run(async () => navigator.clipboard.writeText(href), words.copied)
  const save = () => run(() => savePng(qrCodeUrl), words.saved)
  const share = () => navigator.share({ url: href }).catch(() => undefined)
  return (
    <>
      {isHydrated && (
        <button className="btn btn-primary" type="button" onClick={copy}>
          {words.copy}
        </button>
      )}
      {isHydrated && 'share' in navigator && (
        <button className="btn btn-secondary" type="button" onClick={share}>
          {words.share}
        </button>
      )}
      <div className="flex basis-full flex-wrap gap-2 *:flex-auto *:px-3">
        <a className="btn btn-secondary" href={`${qrCodeUrl}&save=1`} download="whatsapp-chat.svg">
          {words.saveSvg}
        </a>
        {isHydrated && (
          <button className="btn btn-secondary" type="button" onClick={save}>
            {words.savePng}
          </button>
        )}
      </div>
      <p className="basis-full text-sm text-ink-2 empty:hidden" role="status">
        {note}
      </p>
    </>
  )
}

const PNG_SIDE = 1024

async function savePng(code: string) {
  const image = new Image(PNG_SIDE, PNG_SIDE)
  image.src = code
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = PNG_SIDE
  canvas.getContext('2d')?.drawImage(image, 0, 0, PNG_SIDE, PNG_SIDE)
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = 'whatsapp-chat.png'
  link.click()
}
