import { site } from '#app/models/company/site.server'
import type { SpamSigns } from '#app/models/enquiry/screening.server'
import { readVisitSource } from './visit-source.server'

/** What a post tells besides its fields. */
export interface VisitorTraces {
  signs: SpamSigns
  consentVersion: string
  source: string
  /** Undefined where the company sends no acknowledgements. */
  acknowledgedBy: { name: string; email: string } | undefined
}

/** @param raw the fields before validation; JSON may have any type */
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
    source: readVisitSource(request),
    acknowledgedBy: company.acknowledgesSenders
      ? { name: company.name, email: company.email }
      : undefined,
  }
}

/** String() throws for some objects that JSON can make. */
function wordOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
