import { type ComponentType, lazy, memo, Suspense, useContext, useState } from 'react'
import type { Scene } from '#app/content/picture'
import { PictureArt } from '#app/ui/picture-art'
import { SceneWordsContext } from '#app/ui/scene-words'
import { useHydrated } from '#app/ui/use-hydrated'

const files = import.meta.glob<Record<string, ComponentType>>('./scenes/*.tsx')

const scenes = new Map(
  Object.entries(files).map(([file, load]) => [
    file.slice('./scenes/'.length, -'.tsx'.length),
    lazy(async () => {
      const [component] = Object.values(await load().catch(emptyScene))
      if (!component) throw new Error(`${file} exports no scene`)
      return { default: component }
    }),
  ]),
)

export const sceneNames: readonly string[] = [...scenes.keys()]

interface SceneArtProps {
  name: Scene
  isFirst?: boolean
}

export const SceneArt = memo(function SceneArt({ name, isFirst }: SceneArtProps) {
  const words = useContext(SceneWordsContext)
  return typeof name === 'string' ? (
    <BuiltInScene key={Object.keys(words).length} name={name} />
  ) : (
    <div className="scene">
      <PictureArt picture={name} isFirst={isFirst} />
    </div>
  )
})

/** React does not hydrate inside `dangerouslySetInnerHTML`, so the first page loads no scene chunks. */
function BuiltInScene({ name }: { name: string }) {
  const isHydrated = useHydrated()
  const [wasServed] = useState(!isHydrated)
  if (wasServed && !import.meta.env.SSR) {
    return <div className="scene" suppressHydrationWarning dangerouslySetInnerHTML={EMPTY_HTML} />
  }
  const Component = scenes.get(name)
  return (
    <div className="scene">
      {Component && (
        <Suspense fallback={<svg className={`ill ${sizeClassOf(name)}`} aria-hidden="true" />}>
          <Component />
        </Suspense>
      )}
    </div>
  )
}

const EMPTY_HTML = { __html: '' }

/** A scene that fails to load is left out, so that the error page for a lost connection renders. */
function emptyScene(reason: unknown): { Nothing: ComponentType } {
  if (import.meta.env.SSR) throw reason
  return { Nothing: () => null }
}

/** Scenes that are not 600 by 520, by their class in scenes.css. */
const SIZES = {
  'of-600-340':
    'account-ladder ad-formats any-service-steps auto-attendant chat-code click-to-call click-to-whatsapp enquiry-answered film-cuts kept-data office policy-page quote-slip reel-strip regions renewal-calendar reply-desk returned-parcel route-lanes search-terms sending-hours template-check watch-curve',
  'of-420-92':
    'ad-chat agent-row bumper-bar call-hours carousel-cards country-codes extensions-row feed-rows film-weeks inmail keyword-in lead-form-row masked-number missed-call one-to-many quick-replies reply-pair schedule-row story-ring',
  'of-320-160 spot': 'arrived-packet lost-packet',
  'of-240-160 spot': 'empty-tray',
  'of-640-600': 'home-hub',
  'of-640-332': 'pay-flow',
  'of-640-300 map': 'map-art',
}

/** Reserves the space of a scene until its chunk is loaded. */
export function sizeClassOf(name: string): string {
  if (name.startsWith('spot-')) return 'of-120-96 spot'
  for (const [size, names] of Object.entries(SIZES))
    if (names.split(' ').includes(name)) return size
  return 'of-600-520'
}
