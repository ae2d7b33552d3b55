import * as z from 'zod'
import type { ServicePage } from '#app/content/page'
import { dayIn } from '#app/models/company/calendar'
import type { Site } from '#app/models/company/site.server'
import type { Actor } from '#app/models/privacy/audit.server'
import { requiredText } from '#app/models/schema'
import { currentDocument, findDraft, saveDraft } from './draft.server'
import { contentOf } from './published.server'

export const newServiceInput = z.object({
  name: requiredText('Name', 40),
  channel: z.enum(['messaging', 'advertising'], 'Choose where the page belongs'),
})
type NewService = z.infer<typeof newServiceInput>

export async function addService(
  site: Site,
  actor: Actor,
  { name, channel }: NewService,
): Promise<{ ok: true; id: string } | { ok: false; message: string }> {
  const slug = slugOf(name)
  if (slug === '') {
    return { ok: false, message: 'Use some of the letters a to z: they become the address' }
  }
  const document = `services/${slug}`
  const isTaken =
    currentDocument(site, document) !== undefined || (await findDraft(site.db, document))
  const taken = { ok: false as const, message: `There is a page at /digital-marketting/${slug}` }
  if (isTaken) return taken
  const { services } = contentOf(site)
  const order = Math.max(0, ...services.map((service) => service.order)) + 10
  const updated = dayIn(site.company.timeZone, Date.now())
  const value = samplePage({ name, channel, slug, order, updated })
  const saved = await saveDraft(site, actor, { document, value, revision: 0 })
  return saved.ok ? { ok: true, id: document } : taken
}

/** "Café & Wi-Fi" → "cafe-wi-fi" */
function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.split(/[^a-z0-9]+/).filter(Boolean)
  return words
    .join('-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 50)
}

/** What the owner replaces: each text says how. */
const SAY = {
  tile: 'Say in one sentence what it does for your customers.',
  lead: 'Say in two sentences what it is and who it is for.',
  statement: 'Say in one sentence what changes for your customer.',
  first: 'First point',
  second: 'Second point',
  third: 'Third point',
  point: 'Explain it in a sentence.',
  price: 'Say how the price is made.',
  time: 'Say how long it takes.',
  help: 'Say who helps, and when.',
}

export const SAMPLE_TEXTS: ReadonlySet<string> = new Set(Object.values(SAY))

type SampleInput = NewService & Pick<ServicePage, 'slug' | 'order' | 'updated'>

/** A short valid page, which is published once its owner has replaced the texts of `SAY`. */
function samplePage({ name, channel, slug, order, updated }: SampleInput): ServicePage {
  const ask = { label: 'Talk to sales', href: `/enquiry?type=${encodeURIComponent(name)}` }
  return {
    title: `${name} for your business`,
    description: `${name} from {company}: what you get, how we start and what we need from you. Ask for a price.`,
    updated,
    slug,
    name,
    order,
    channel,
    hue: 'brand',
    tile: SAY.tile,
    hero: {
      title: name,
      lead: SAY.lead,
      actions: [ask],
    },
    sections: [
      {
        kind: 'statement',
        text: SAY.statement,
      },
      {
        kind: 'cards',
        title: 'What you get',
        items: [
          { icon: 'circle-check', title: SAY.first, text: SAY.point },
          { icon: 'clock', title: SAY.second, text: SAY.point },
          { icon: 'shield-check', title: SAY.third, text: SAY.point },
        ],
      },
      {
        kind: 'journey',
        title: 'How we start',
        scene: 'quote-slip',
        steps: [
          { title: 'You write to us', text: 'Say what you need. We reply on the next open day.' },
          { title: 'We make an offer', text: 'You get a price and a date in writing.' },
        ],
      },
      {
        kind: 'highlights',
        title: 'Good to know',
        items: [
          { title: 'Price', text: SAY.price },
          { title: 'Time', text: SAY.time },
          { title: 'Help', text: SAY.help },
        ],
      },
    ],
    band: { title: `Ask about ${name}`, text: 'Tell us what you need. We reply with a price.' },
  }
}
