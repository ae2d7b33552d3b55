import { type ComponentType, lazy, memo, Suspense } from 'react'

interface SceneProps {
  /** The first letter of the company's name, for scenes that show the logo mark. */
  letter?: string
}

const files = import.meta.glob<Record<string, ComponentType<SceneProps>>>('./scenes/*.tsx')

/** Every illustration by the name of its file. Each is a chunk of its own: a page loads only what it shows. */
const scenes = new Map(
  Object.entries(files).map(([file, load]) => [
    file.slice('./scenes/'.length, -'.tsx'.length),
    lazy(async () => {
      const [drawing] = Object.values(await load())
      if (!drawing) throw new Error(`${file} exports no scene`)
      return { default: drawing }
    }),
  ]),
)

export const sceneNames: readonly string[] = [...scenes.keys()]

/**
 * An illustration by its name; a name that does not exist draws nothing, which a test of the content prevents. Memoised,
 * because React gives up a boundary whose parent renders again before its chunk has arrived, and draws it anew.
 */
export const SceneArt = memo(function SceneArt({ name, letter }: SceneProps & { name: string }) {
  const Drawing = scenes.get(name)
  return (
    Drawing && (
      <Suspense fallback={<svg className="ill" viewBox="0 0 600 520" aria-hidden="true" />}>
        <Drawing letter={letter} />
      </Suspense>
    )
  )
})
