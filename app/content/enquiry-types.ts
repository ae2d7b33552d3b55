import type { Content } from './content'

export const GENERAL = 'General'

export function typesByPath({ services }: Content): Readonly<Record<string, string>> {
  return {
    '/web-development': 'Web Development',
    '/digital-marketting': 'Digital Marketing',
    '/cloud-services': 'Cloud Services',
    ...Object.fromEntries(services.map((service) => [service.path, service.name])),
  }
}

export function enquiryTypes(content: Content): string[] {
  const { cloud, webDevelopment, digitalMarketing, services } = content
  const plans = [cloud, webDevelopment, digitalMarketing, ...services].flatMap(({ sections }) =>
    sections.flatMap((section) =>
      section.kind === 'plans' ? section.plans.map((plan) => plan.enquiryType) : [],
    ),
  )
  const types = [GENERAL, ...Object.values(typesByPath(content)), ...plans]
  return [...new Set([...types, content.about.estimate.button.enquiryType])]
}

export function knownType(content: Content, requested: string | null | undefined): string {
  return requested && enquiryTypes(content).includes(requested) ? requested : GENERAL
}

/** Links of a service page that ask for an unknown type, as after a rename, get the name of the service. */
export function withKnownTypes(content: Content): Content {
  const types = enquiryTypes(content)
  const services = content.services.map((service) => {
    const own = `/enquiry?${new URLSearchParams({ type: service.name })}`
    return JSON.parse(JSON.stringify(service), (key, value) => {
      const type = key === 'href' ? typeAskedBy(value) : null
      return type === null || types.includes(type) ? value : own
    })
  })
  return { ...content, services }
}

function typeAskedBy(href: string): string | null {
  const [path, query] = href.split('?')
  return path === '/enquiry' ? new URLSearchParams(query).get('type') : null
}
