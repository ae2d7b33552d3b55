import { useEffect, useRef, useState } from 'react'
import type { EditPage } from './edit-parts'
import { pageOf } from './view-link'

/** The saved draft as a phone shows it; without scripts and forms. */
export function EditPreview(page: EditPage) {
  const frame = useFrame(`${pageOf(page)}?preview=frame`, page.base)
  return (
    <aside className="sticky top-4 max-[1199.9px]:hidden" aria-label="Preview">
      <p className="mb-2 flex flex-wrap items-baseline gap-x-4">
        <b>Preview</b>
        <span className="hint">the saved draft, on a phone</span>
      </p>
      <iframe
        {...frame}
        className="h-[calc(100dvh-6rem)] max-h-[844px] w-full rounded-(--r-lg) border border-(--line-strong) bg-(--paper)"
        title="Preview of the saved draft"
        sandbox="allow-same-origin"
        loading="lazy"
      />
    </aside>
  )
}

/** Loads anew in its place after each save: the old picture stays until the new one is there, and Back leads off the page. */
function useFrame(page: string, saved: string) {
  const ref = useRef<HTMLIFrameElement>(null)
  const [src] = useState(page)
  const shown = useRef(saved)
  useEffect(() => {
    if (shown.current === saved) return
    shown.current = saved
    ref.current?.contentWindow?.location.replace(page)
  }, [page, saved])
  return { ref, src }
}
