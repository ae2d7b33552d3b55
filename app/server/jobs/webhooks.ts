import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '#app/http/log.server'
import type { Site } from '#app/models/company/site.server'
import { markFailed, markSent } from '#app/models/mail/delivery.server'
import { findDueDelivery, listDueWebhooks } from '#app/models/webhook/log.server'
import { sendDelivery } from '#app/models/webhook/send.server'
import { webhookDeliveries } from '#db/schema'
import { startWorker } from './worker'

const PACE = { pollMs: 1000, backoffMs: 30_000, stopMs: 5000, now: Date.now }

type Due = NonNullable<Awaited<ReturnType<typeof findDueDelivery>>>

/** Accepted by the server, not yet marked as sent: on a full disk a delivery must not be sent again and again. */
const accepted = new Set<string>()

/** Delivers at least once, one at a time to each webhook: after a crash a delivery may be sent again, with the same id. */
export function startWebhooks(site: Site, pace: Partial<typeof PACE> = {}) {
  const { pollMs, backoffMs, stopMs, now } = { ...PACE, ...pace }
  const stopping = new AbortController()
  const { signal } = stopping
  const working = new Map<string, Promise<void>>()
  const resumesAt = new Map<string, number>()
  let isStopping = false

  async function deliver({ webhook, delivery }: Due): Promise<boolean> {
    const { id, event, attempts } = delivery
    const about = { webhook: webhook.id, delivery: id, event, attempt: attempts + 1 }
    if (!accepted.has(id)) {
      const outcome = await sendDelivery(site, { webhook, delivery, now: now(), signal })
      if (!outcome.isOk) {
        if (signal.aborted) return false
        await markFailed(site.db, delivery, { ...outcome, now: now() }, webhookDeliveries)
        log.warn(about, 'webhook not delivered')
        return false
      }
      accepted.add(id)
    }
    await markSent(site.db, id, now(), webhookDeliveries)
    accepted.delete(id)
    log.info(about, 'webhook delivered')
    return true
  }

  async function deliverDue(webhookId: string): Promise<void> {
    try {
      while (!isStopping) {
        const due = await findDueDelivery(site.db, webhookId, now())
        if (!due) return
        if (!(await deliver(due))) break
      }
    } catch (error) {
      log.error({ err: error, webhook: webhookId }, 'webhook deliveries not updated')
    }
    resumesAt.set(webhookId, performance.now() + backoffMs)
  }

  async function check(): Promise<void> {
    for (const id of await listDueWebhooks(site.db, now())) {
      if (working.has(id) || performance.now() < (resumesAt.get(id) ?? 0)) continue
      working.set(
        id,
        deliverDue(id).finally(() => working.delete(id)),
      )
    }
  }

  const worker = startWorker(pollMs, check, 'webhooks not checked')
  return {
    wake: worker.wake,
    async stop() {
      isStopping = true
      await worker.stop()
      const all = Promise.all(working.values())
      await Promise.race([all, sleep(stopMs, undefined, { ref: false })])
      stopping.abort()
      await all
    },
  }
}
