import type { Content } from './content'
import { addressIn, type Language } from './language'
import type { Hue } from './page'
import type { Scene } from './picture'
import { rolePath } from './schemas/roles'
import { hindiPages, languagesOf } from './tool-words/hindi-pages'

interface PublicPage {
  path: string
  title: string
  description: string
  updated: string
  headline: string
  hue: Hue
  scene: string
}

interface Source extends Pick<PublicPage, 'path' | 'title' | 'description' | 'updated'> {
  hue?: Hue
  heading?: string
  /** Replaces a title with a placeholder: share images are drawn before the company is known. */
  imageTitle?: string
  scene?: Scene
  hero?: { title?: string; scene: Scene }
}

const DEFAULT_SCENE = 'home-hub'

const toPublicPage = (source: Source): PublicPage => ({
  path: source.path,
  title: source.title,
  description: source.description,
  updated: source.updated,
  headline: source.imageTitle ?? source.hero?.title ?? source.heading ?? source.title,
  hue: source.hue ?? 'brand',
  scene: drawingOf(source.hero?.scene ?? source.scene),
})

/** Share images are drawn by the build, which knows no pictures of the owner. */
const drawingOf = (scene: Scene = DEFAULT_SCENE) =>
  typeof scene === 'string' ? scene : DEFAULT_SCENE

export function publicPages(content: Content): readonly PublicPage[] {
  const { home, about, careers, contact, cloud, webDevelopment, digitalMarketing } = content
  const pages: Source[] = [about, careers, cloud, contact, digitalMarketing, home, webDevelopment]
  const { services, tools, policies } = content
  return [
    ...[...pages, ...services, ...Object.values(tools), ...policies].map(toPublicPage),
    ...content.roles.flatMap(({ name, state, page }) => {
      if (!page || state !== 'open') return []
      const { description, posted: updated } = page
      const source = { path: rolePath(page), title: name, description, updated }
      return toPublicPage({ ...source, scene: careers.scene })
    }),
  ]
}

interface Address {
  address: string
  updated: string
  /** In every language that the page has; empty if it has one. */
  alternates: readonly { language: Language; address: string }[]
}

/** Every address of the public pages, also those in Hindi. */
export function publicAddresses(content: Content): readonly Address[] {
  const nameOf = new Map(Object.entries(content.tools).map(([name, { path }]) => [path, name]))
  return publicPages(content).flatMap(({ path, updated }) => {
    const name = nameOf.get(path) ?? ''
    const hindi = hindiPages[name]
    if (!hindi) return { address: path, updated, alternates: [] }
    const alternates = languagesOf(name).map((language) => ({
      language,
      address: addressIn(language, path),
    }))
    return alternates.map(({ language, address }) => ({
      address,
      updated: language === 'hi' ? hindi.updated : updated,
      alternates,
    }))
  })
}
