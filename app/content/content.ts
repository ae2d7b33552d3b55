import { type Language, urlIn } from './language'
import type { Hero, MarketingPage, Page, Policy, ServicePage } from './page'
import type { AboutPage } from './schemas/about'
import type { CareersPage } from './schemas/careers'
import type { ContactPage } from './schemas/contact'
import type { HomePage } from './schemas/home'
import type { Menu } from './schemas/menu'
import type { Prices } from './schemas/prices'
import { type Role, type Roles, stateOf } from './schemas/roles'
import type { ToolPage } from './schemas/tool'
import type { Documents } from './shipped'
import { hindiCards, hindiPages, languagesOf } from './tool-words/hindi-pages'

type Service = ServicePage & { path: string; hero: Hero }

export interface Content {
  menu: Menu
  home: HomePage
  about: AboutPage
  careers: CareersPage
  contact: ContactPage
  cloud: Page
  webDevelopment: Page
  digitalMarketing: MarketingPage
  services: readonly Service[]
  /** Tools by name, such as `sms-calculator`. */
  tools: Readonly<Record<string, ToolPage>>
  policies: readonly Policy[]
  prices: Prices
  roles: readonly (Role & { state: ReturnType<typeof stateOf> })[]
}

/**
 * @param documents validated content documents
 * @param today YYYY-MM-DD, decides which roles are open; without it all are
 */
export function assemble(documents: Documents, today?: string): Content {
  const one = <T>(id: string) => documents[id] as T
  const folder = <T>(name: string) =>
    Object.entries(documents)
      .filter(([id]) => id.startsWith(`${name}/`))
      .map(([id, value]) => [id.slice(name.length + 1), value as T] as const)
  const tools = folder<ToolPage>('tools').sort(([, a], [, b]) => a.path.localeCompare(b.path))
  return {
    menu: one('menu'),
    home: one('pages/home'),
    about: one('pages/about'),
    careers: one('pages/careers'),
    contact: one('pages/contact'),
    cloud: one('pages/cloud'),
    webDevelopment: one('pages/web-development'),
    digitalMarketing: one('pages/digital-marketing'),
    services: folder<ServicePage>('services')
      .map(([, page]) => withPath(page))
      .sort((a, b) => a.order - b.order),
    tools: Object.fromEntries(tools),
    policies: folder<Policy>('policies').map(([, policy]) => policy),
    prices: one('prices'),
    roles: one<Roles>('roles').roles.map((role) => ({
      ...role,
      state: today === undefined ? 'open' : stateOf(role, today),
    })),
  }
}

function withPath(page: ServicePage): Service {
  return {
    ...page,
    path: `/digital-marketting/${page.slug}`,
    hero: { ...page.hero, scene: page.hero.scene ?? 'any-service' },
  }
}

export function findService({ services }: Content, slug?: string): Service | undefined {
  return services.find((service) => service.slug === slug)
}

export function findPolicy({ policies }: Content, path: string): Policy | undefined {
  return policies.find((policy) => policy.path === path)
}

export function openRoles({ roles }: Content): string[] {
  return roles.filter(({ state }) => state === 'open').map(({ name }) => name)
}

/** The tools of a service. @param service path of its page */
export function toolsOf({ tools }: Content, service: string) {
  return Object.values(tools)
    .filter((tool) => tool.service.href === service)
    .map(({ path, name, hint, start }) => ({ path, name, hint, start }))
}

/** A tool with links to the others, in Hindi where available. @throws if no tool has the name */
export function toolWithOthers({ tools }: Content, name: string, requested: Language = 'en') {
  const tool = tools[name]
  if (!tool) throw new Error(`There is no tool ${name}`)
  const page = { ...toolIn(requested, name, tool), languages: languagesOf(name) }
  const others = Object.entries(tools)
    .filter(([, other]) => other !== tool)
    .map(([otherName, other]) => {
      const { path, name, hint, language } = toolIn(requested, otherName, other)
      const card = (requested === 'hi' && hindiCards[otherName]) || {
        name,
        hint,
        wordsIn: language,
      }
      return { path: urlIn(language, path), ...card, language }
    })
  return { page, others, language: page.language }
}

function toolIn(requested: Language, name: string, tool: ToolPage) {
  const words = requested === 'hi' ? hindiPages[name] : undefined
  const language: Language = words ? requested : 'en'
  return { ...tool, ...words, language }
}
