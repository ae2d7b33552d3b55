import cloud from './pages/cloud'
import { services } from './services'

export const GENERAL = 'General'

const plans = cloud.sections.flatMap((section) =>
  section.kind === 'plans' ? section.plans.map((plan) => plan.enquiryType) : [],
)

export const typesByPath: Readonly<Record<string, string>> = {
  '/web-development': 'Web Development',
  '/digital-marketting': 'Digital Marketing',
  '/cloud-services': 'Cloud Services',
  ...Object.fromEntries(services.map((service) => [service.path, service.name])),
}

export const enquiryTypes: ReadonlySet<string> = new Set([
  GENERAL,
  ...Object.values(typesByPath),
  ...plans,
  'Free estimate',
])

export function knownType(asked: string | null | undefined): string {
  return asked && enquiryTypes.has(asked) ? asked : GENERAL
}
