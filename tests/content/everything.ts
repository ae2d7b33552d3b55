import { channels } from '#app/content/demo-message'
import about from '#app/content/pages/about'
import careers from '#app/content/pages/careers'
import cloud from '#app/content/pages/cloud'
import contact from '#app/content/pages/contact'
import marketing from '#app/content/pages/digital-marketing'
import home from '#app/content/pages/home'
import webDevelopment from '#app/content/pages/web-development'
import { menu, policies, services, tools } from './shipped'

/** All content by path, and the menu under "menu". */
export const everything: Readonly<Record<string, unknown>> = {
  menu,
  '/': [home, channels],
  '/about': about,
  '/web-development': webDevelopment,
  '/digital-marketting': marketing,
  '/cloud-services': cloud,
  '/contact': contact,
  '/careers': careers,
  ...Object.fromEntries(services.map((page) => [page.path, page])),
  ...Object.fromEntries(tools.map((page) => [page.path, page])),
  ...Object.fromEntries(policies.map((page) => [page.path, page])),
}

/** All strings under one of the keys, at any depth. */
export function valuesOf(content: unknown, ...keys: string[]): string[] {
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) =>
    keys.includes(key) && typeof value === 'string' ? [value] : valuesOf(value, ...keys),
  )
}

/** All strings, at any depth. */
export function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content]
  return typeof content === 'object' && content !== null
    ? Object.values(content).flatMap(textsOf)
    : []
}
