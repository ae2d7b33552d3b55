import type { Hero, ServicePage } from './page'

export type Service = ServicePage & { path: string; hero: Hero }

export function collectServices(pages: readonly ServicePage[]): readonly Service[] {
  return pages
    .map((page) => ({
      ...page,
      path: `/digital-marketting/${page.slug}`,
      hero: { ...page.hero, scene: page.hero.scene ?? 'any-service' },
    }))
    .sort((a, b) => a.order - b.order)
}
