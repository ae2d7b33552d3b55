import type { Hero, ServicePage } from './page'

export type Service = ServicePage & { path: string; hero: Hero }

const files = import.meta.glob<ServicePage>('./services/*.ts', { eager: true, import: 'default' })

export function collectServices(pages: readonly ServicePage[]) {
  const services: readonly Service[] = pages
    .map((page) => ({
      ...page,
      path: `/digital-marketting/${page.slug}`,
      hero: { ...page.hero, scene: page.hero.scene ?? 'any-service' },
    }))
    .sort((a, b) => a.order - b.order)
  return {
    services,
    findService: (slug: string | undefined) => services.find((service) => service.slug === slug),
    countServices: (channel?: ServicePage['channel']) =>
      services.filter((service) => channel === undefined || service.channel === channel).length,
  }
}

export const { services, findService, countServices } = collectServices(Object.values(files))
