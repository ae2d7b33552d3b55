import type { Content } from './content'
import { type Language, urlIn } from './language'
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
  /** Used in the share image instead of a title with placeholders, which the build cannot fill. */
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
  scene: builtInScene(source.hero?.scene ?? source.scene),
})

/** The build draws the share images and has no uploaded images. */
const builtInScene = (scene: Scene = DEFAULT_SCENE) =>
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

interface PublicUrl {
  path: string
  updated: string
  /** The page in each of its languages; empty if it has one language. */
  alternates: readonly { language: Language; path: string }[]
}

/** The URLs of all public pages in all languages, as paths. */
export function publicUrls(content: Content): readonly PublicUrl[] {
  const namesByPath = new Map(Object.entries(content.tools).map(([name, { path }]) => [path, name]))
  return publicPages(content).flatMap(({ path, updated }) => {
    const name = namesByPath.get(path) ?? ''
    const hindi = hindiPages[name]
    if (!hindi) return { path, updated, alternates: [] }
    const alternates = languagesOf(name).map((language) => ({
      language,
      path: urlIn(language, path),
    }))
    return alternates.map(({ language, path }) => ({
      path,
      updated: language === 'hi' ? hindi.updated : updated,
      alternates,
    }))
  })
}
