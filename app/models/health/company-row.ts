import { listSamples } from '#app/models/company/samples'
import type { Site } from '#app/models/company/site.server'
import { editUrl } from '#app/models/content/edit-url'
import { countOf } from '#app/models/text'
import type { HealthRow } from './health-row'

export function readCompanyDetails({ company }: Site): HealthRow {
  const row = { id: 'company', label: 'Company details' }
  const samples = listSamples(company)
  if (samples.length === 0) return { ...row, value: 'Complete', advice: '' }
  const names = samples.map(({ label }) => label.toLowerCase())
  const more = samples.length > 3 ? ` and ${samples.length - 3} more` : ''
  return {
    ...row,
    value: countOf(samples.length, 'sample value', 'sample values'),
    advice: 'Pages still show them. Replace each, or leave it empty where you have none:',
    links: samples.map(({ label, field }) => ({ label, to: editUrl('company', field) })),
    notice: `The site still shows sample values: ${names.slice(0, 3).join(', ')}${more}`,
  }
}
