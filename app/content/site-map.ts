import type { Hue } from './page'
import { policies } from './policies'
import { services } from './services'
import { tools } from './tools'

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
  scene?: string
  hero?: { title?: string; scene: string }
}

const files = import.meta.glob<Source>('./pages/*.ts', { eager: true, import: 'default' })

const toPublicPage = (source: Source): PublicPage => ({
  path: source.path,
  title: source.title,
  description: source.description,
  updated: source.updated,
  headline: source.imageTitle ?? source.hero?.title ?? source.heading ?? source.title,
  hue: source.hue ?? 'brand',
  scene: source.hero?.scene ?? source.scene ?? 'home-hub',
})

export const publicPages: readonly PublicPage[] = [
  ...Object.values(files),
  ...services,
  ...tools,
  ...policies,
].map(toPublicPage)
