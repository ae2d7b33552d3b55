import { site } from '#app/models/company/site.server'
import type { SpamSigns } from '#app/models/enquiry/spam-signs'
import { readLeadSource } from './lead-source.server'

/** What a posted form or call tells besides its fields. */
export interface VisitorTraces {
  signs: SpamSigns
  consentVersion: string
  source: string
  /** The company, where it acknowledges what it gets; else undefined. */
  acknowledgedBy: { name: string; email: string } | undefined
}

/** @param raw the fields as they came, of any type: a call may send anything */
export function readTraces(request: Request, raw: unknown): VisitorTraces {
  const fields: Record<string, unknown> = typeof raw === 'object' && raw !== null ? { ...raw } : {}
  const { company } = site()
  const fillMs = Number.parseInt(wordOf(fields.fillMs), 10)
  const version = wordOf(fields.consentVersion)
  return {
    signs: {
      isTrapped: typeof fields.website === 'string' && fields.website.trim() !== '',
      fillMs: fillMs >= 0 ? fillMs : undefined,
    },
    consentVersion: /^\d{4}-\d{2}[a-z]?$/.test(version) ? version : '',
    source: readLeadSource(request),
    acknowledgedBy: company.acknowledgesSenders
      ? { name: company.name, email: company.email }
      : undefined,
  }
}

/** An object of a call may be one that no text can be made of. */
function wordOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
