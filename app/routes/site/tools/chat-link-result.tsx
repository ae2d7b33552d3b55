import { useState } from 'react'
import type { ChatLinkWords } from '#app/content/tool-words/chat-link'
import { SceneArt } from '#app/ui/scene-art'
import { useHydrated } from '#app/ui/use-hydrated'

interface MadeLink {
  href: string
  phone: string
  /** URL of the QR code, an SVG. */
  code: string
  /** Modules along one side of the QR code. */
  modules: number
}

const MODULE_MM = 0.5
const SMALLEST_CM = 3

interface ChatLinkResultProps {
  made: MadeLink | undefined
  words: ChatLinkWords
}

export function ChatLinkResult({ made, words }: ChatLinkResultProps) {
  if (!made) {
    return (
      <div key="empty" className="card tool-empty grid gap-5 text-ink-2">
        <div className="plain">
          <SceneArt name="chat-code" />
        </div>
        <p>{words.empty}</p>
      </div>
    )
  }
  const widthCm = Math.max(SMALLEST_CM, Math.ceil(((made.modules + 8) * MODULE_MM) / 10))
  return (
    <div className="card grid gap-x-6 gap-y-5 content-start sm:grid-cols-[200px_minmax(0,1fr)] min-[80rem]:grid-cols-[240px_minmax(0,1fr)]">
      <h2 className="text-h4 sm:col-span-2">{words.opens(made.phone)}</h2>
      <p className="sr-only" role="status">
        {words.ready}
      </p>
      <img
        className="h-auto w-[min(100%,264px)] rounded-(--r-md) border border-line bg-white [image-rendering:pixelated]"
        src={made.code}
        width={264}
        height={264}
        alt={words.code(made.phone)}
      />
      <div>
        <p className="wrap-anywhere">
          <a className="text-link" href={made.href} rel="noopener">
            {made.href}
          </a>
        </p>
        <div className="acts mt-4 items-center gap-2">
          <ChatLinkActions made={made} words={words} />
        </div>
      </div>
      <p className="hint sm:col-span-2">{words.size(made.modules, widthCm)}</p>
    </div>
  )
}

/** Without scripts only the SVG download works. */
function ChatLinkActions({ made, words }: { made: MadeLink; words: ChatLinkWords }) {
  const { href, code } = made
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
  const save = () => run(() => savePng(code), words.saved)
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
        <a className="btn btn-secondary" href={`${code}&save=1`} download="whatsapp-chat.svg">
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
