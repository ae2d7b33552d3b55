import type { Policy } from './page'

const files = import.meta.glob<Policy>('./policies/*.ts', { eager: true, import: 'default' })

export const policies: readonly Policy[] = Object.values(files)

export function findPolicy(path: string): Policy | undefined {
  return policies.find((policy) => policy.path === path)
}
