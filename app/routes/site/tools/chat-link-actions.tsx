import { useState } from 'react'
import { useHydrated } from '#app/ui/use-hydrated'

interface ChatLinkActionsProps {
  href: string
  /** The QR code as SVG. */
  code: string
}

/** Needs scripts; the download of the SVG beside it does not. */
export function ChatLinkActions({ href, code }: ChatLinkActionsProps) {
  const isHydrated = useHydrated()
  const [note, setNote] = useState('')
  if (!isHydrated) return null

  async function run(action: () => Promise<void>, done: string) {
    const said = await action().then(
      () => done,
      () => 'This did not work in your browser.',
    )
    setNote(said)
  }
  const copy = () => run(async () => navigator.clipboard.writeText(href), 'Link copied')
  const save = () => run(() => savePng(code), 'PNG saved')
  const share = () => navigator.share({ url: href }).catch(() => undefined)
  return (
    <>
      <button className="btn btn-secondary" type="button" onClick={copy}>
        Copy link
      </button>
      {'share' in navigator && (
        <button className="btn btn-secondary" type="button" onClick={share}>
          Share
        </button>
      )}
      <button className="btn btn-secondary" type="button" onClick={save}>
        Save as PNG
      </button>
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
