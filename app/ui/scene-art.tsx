import { type ComponentType, lazy, memo, Suspense, useState } from 'react'

import { roomOf } from './scene-room'
import { useHydrated } from './use-hydrated'

const files = import.meta.glob<Record<string, ComponentType>>('./scenes/*.tsx')

/** Every illustration by the name of its file. Each is a chunk of its own: a page loads only what it shows. */
const scenes = new Map(
  Object.entries(files).map(([file, load]) => [
    file.slice('./scenes/'.length, -'.tsx'.length),
    lazy(async () => {
      const [drawing] = Object.values(await load().catch(nothingOffline))
      if (!drawing) throw new Error(`${file} exports no scene`)
      return { default: drawing }
    }),
  ]),
)

export const sceneNames: readonly string[] = [...scenes.keys()]

/**
 * An illustration by its name; a name that does not exist draws nothing, which a test of the content prevents.
 *
 * What the server drew stays as it is: the browser takes over the box and leaves its inside alone, so that a first visit
 * loads no drawing at all. (React does not look inside an element that sets its own HTML.) Only a page that is reached
 * by navigation draws its scenes in the browser.
 */
export const SceneArt = memo(function SceneArt({ name }: { name: string }) {
  const isHydrated = useHydrated()
  const [wasServed] = useState(!isHydrated)
  if (wasServed && !import.meta.env.SSR) {
    return <div className="scene" suppressHydrationWarning dangerouslySetInnerHTML={UNTOUCHED} />
  }
  const Drawing = scenes.get(name)
  return (
    <div className="scene">
      {Drawing && (
        <Suspense fallback={<svg className={`ill ${roomOf(name)}`} aria-hidden="true" />}>
          <Drawing />
        </Suspense>
      )}
    </div>
  )
})

const UNTOUCHED = { __html: '' }

/** The page for a lost connection must not fail because of its drawing. */
function nothingOffline(reason: unknown): { Nothing: ComponentType } {
  if (import.meta.env.SSR) throw reason
  return { Nothing: () => null }
}
