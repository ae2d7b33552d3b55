import { Fragment, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useHydrated } from '#app/ui/use-hydrated'
import { HELP, handleKey, type Shortcut, shortcutsOfPage } from './shortcut-keys'
import { withStorage } from './storage'

const STORAGE_KEY = 'desk-shortcuts'

/** Clicks or focuses the control whose `aria-keyshortcuts` has the key; j and k move between links with `data-row`. */
export function Shortcuts() {
  const isHydrated = useHydrated()
  const dialog = useRef<HTMLDialogElement>(null)
  const [listed, setListed] = useState<Shortcut[]>([])
  const [isOn, setIsOn] = useState(true)
  useEffect(() => withStorage((storage) => setIsOn(storage.getItem(STORAGE_KEY) !== 'off')), [])
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) =>
      handleKey(event, () => setListed(openList(dialog.current)))
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn])

  function turn(on: boolean) {
    setIsOn(on)
    withStorage((storage) => storage.setItem(STORAGE_KEY, on ? 'on' : 'off'))
  }
  return (
    <>
      <button
        className={`hint max-lg:hidden! ${isHydrated ? '' : 'invisible'}`}
        type="button"
        aria-keyshortcuts={HELP}
        onClick={() => setListed(openList(dialog.current))}
      >
        <span>Shortcuts</span> <Key>{HELP}</Key>
      </button>
      {isHydrated &&
        // A portal, because the sidebar may be closed.
        createPortal(
          <dialog
            ref={dialog}
            className="card m-auto w-[calc(100%-2rem)] max-w-md bg-(--surface) text-ink"
            aria-labelledby="shortcuts-title"
          >
            <div className="mb-4 flex items-center justify-between">
              <h2 id="shortcuts-title" className="text-h4 outline-none" tabIndex={-1}>
                Keyboard shortcuts
              </h2>
              <button
                className="btn btn-secondary btn-small"
                type="button"
                onClick={() => dialog.current?.close()}
              >
                Close
              </button>
            </div>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-2">
              {listed.map(({ keys, action }) => (
                <Fragment key={keys.join()}>
                  <dt>
                    {keys.map((key) => (
                      <Key key={key}>{key}</Key>
                    ))}
                  </dt>
                  <dd>{action}</dd>
                </Fragment>
              ))}
            </dl>
            <label className="mt-5 flex min-h-11 items-center gap-2 border-t border-line pt-4">
              <input
                type="checkbox"
                checked={isOn}
                onChange={({ target }) => turn(target.checked)}
              />
              Single-key shortcuts
            </label>
          </dialog>,
          document.body,
        )}
    </>
  )
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="mr-1 inline-block min-w-6 rounded-md border border-line px-1.5 text-center font-mono text-sm">
      {children}
    </kbd>
  )
}

function openList(dialog: HTMLDialogElement | null): Shortcut[] {
  const shortcuts = shortcutsOfPage()
  dialog?.showModal()
  dialog?.querySelector('h2')?.focus()
  return shortcuts
}
