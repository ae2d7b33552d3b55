import { type ComponentType, lazy, memo, Suspense, useState } from 'react'
import { useHydrated } from './hydration/use-hydrated'
import { roomOf } from './scene-room'

const files = import.meta.glob<Record<string, ComponentType>>('./scenes/*.tsx')

/** Every illustration by the name of its file, each a chunk of its own. */
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
 * An illustration by its name. The drawings of a document are static: React does not hydrate the inside of an element
 * that sets its own HTML, so a first visit loads no drawing. A page reached by navigation loads those it shows.
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
