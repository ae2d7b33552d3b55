import type { ServicePage } from './page'

const files = import.meta.glob<ServicePage>('./services/*.ts', { eager: true, import: 'default' })

/** Every service page, in menu order. */
export const services: readonly ServicePage[] = Object.values(files).sort(
  (a, b) => a.order - b.order,
)

export function findService(slug: string | undefined): ServicePage | undefined {
  return services.find((service) => service.slug === slug)
}
