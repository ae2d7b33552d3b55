import { eq } from 'drizzle-orm'
import type { Site } from '#app/models/company/site.server'
import { type Actor, recordAction } from '#app/models/privacy/audit.server'
import { siteSettings } from '#db/schema'

export const START = '/admin/site/start'
const DISMISSED = 'start-dismissed'

const ofStart = eq(siteSettings.name, DISMISSED)

export async function isStartDismissed({ db }: Site): Promise<boolean> {
  return (await db.$count(siteSettings, ofStart)) > 0
}

export async function dismissStart({ db }: Site, actor: Actor, isDismissed: boolean) {
  await db.write(async (tx) => {
    const row = { name: DISMISSED, value: 'true', updatedAt: Date.now() }
    if (isDismissed) await tx.insert(siteSettings).values(row).onConflictDoNothing()
    else await tx.delete(siteSettings).where(ofStart)
    await recordAction(tx, actor, { action: isDismissed ? 'site.dismiss' : 'site.resume' })
  })
}
