import { log } from '#app/http/log.server'
import type { Site } from '#app/models/company/site.server'
import { announceFaults } from '#app/models/health/notice.server'

const EVERY_MS = 5 * 60_000

export function watchHealth(site: Site): { stop(): Promise<void> } {
  const announce = () =>
    announceFaults(site).catch((error: unknown) =>
      log.error({ err: error }, 'faults not announced'),
    )
  const timer = setInterval(announce, EVERY_MS).unref()
  return { stop: async () => clearInterval(timer) }
}
