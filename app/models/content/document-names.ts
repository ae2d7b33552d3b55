import { capitalize } from '#app/models/text'
import { partOf } from './form/shape-value'

export const GROUPS = [
  'Company',
  'Pages',
  'Services',
  'Offers',
  'Tools',
  'Policies',
  'Menu',
] as const

const TITLES: Record<string, string> = {
  company: 'Company',
  menu: 'Menu at the top of every page',
  prices: 'SMS prices',
  roles: 'Job roles',
  'tools/sms-prices': 'Text around the SMS prices',
  'pages/home': 'Home page',
  'pages/about': 'About',
  'pages/careers': 'Careers',
  'pages/cloud': 'Cloud services',
  'pages/contact': 'Contact',
  'pages/digital-marketing': 'Digital marketing',
  'pages/web-development': 'Web development',
}

/** Documents without a page of their own. */
const SHOWN_ON: Record<string, string> = {
  prices: '/digital-marketting/bulk-sms/prices',
  roles: '/careers',
}

export function groupOf(id: string): string {
  if (Object.hasOwn(SHOWN_ON, id)) return 'Offers'
  return capitalize(id.split('/', 1)[0] ?? '')
}

export function titleOf(id: string, value: unknown): string {
  const name = partOf(value, 'name') ?? partOf(value, 'heading')
  return TITLES[id] ?? (typeof name === 'string' && name !== '' ? name : id)
}

export function pathOf(id: string, value: unknown): string | undefined {
  if (Object.hasOwn(SHOWN_ON, id)) return SHOWN_ON[id]
  if (id.startsWith('services/')) return `/digital-marketting/${id.slice('services/'.length)}`
  const path = partOf(value, 'path')
  return typeof path === 'string' ? path : undefined
}
