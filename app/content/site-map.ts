import type { Hue } from './page'
import { policies } from './policies'
import { services } from './services'
import { tools } from './tools'

/** A page that visitors find by a search and pass on to others. */
export interface PublicPage {
  path: string
  title: string
  description: string
  updated: string
  /** What its share image shows. */
  headline: string
  hue: Hue
  scene: string
}

interface Source extends Pick<PublicPage, 'path' | 'title' | 'description' | 'updated'> {
  hue?: Hue
  heading?: string
  scene?: string
  hero?: { title?: string; scene: string }
}

const files = import.meta.glob<Source>('./pages/*.ts', { eager: true, import: 'default' })

const toPublicPage = (source: Source, scene: string): PublicPage => ({
  path: source.path,
  title: source.title,
  description: source.description,
  updated: source.updated,
  headline: source.hero?.title ?? source.heading ?? source.title,
  hue: source.hue ?? 'brand',
  scene: source.hero?.scene ?? source.scene ?? scene,
})

/** Every public page once. The sitemap, the share images and their tests all read this list. */
export const publicPages: readonly PublicPage[] = [
  ...Object.values(files).map((page) => toPublicPage(page, 'home-hub')),
  ...services.map((page) =>
    toPublicPage({ ...page, path: `/digital-marketting/${page.slug}` }, page.hero.scene),
  ),
  ...tools.map((page) => toPublicPage(page, page.scene)),
  ...policies.map((page) => toPublicPage(page, page.scene)),
]
