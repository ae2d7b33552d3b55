import type { Policy } from './page'

const files = import.meta.glob<Policy>('./policies/*.ts', { eager: true, import: 'default' })

/** Every policy, in the order of the file names. */
export const policies: readonly Policy[] = Object.values(files)

export function findPolicy(path: string): Policy | undefined {
  return policies.find((policy) => policy.path === path)
}
