import { beforeEach, expect, test } from 'vitest'

import { knownType, typesByPath } from '#app/content/enquiry-types'
import type { ServicePage } from '#app/content/page'
import { publicPages } from '#app/content/site-map'
import type { Site } from '#app/models/company/site.server'
import { checkDocument } from '#app/models/content/kinds.server'
import { contentOf } from '#app/models/content/published.server'
import { sceneNames } from '#app/ui/scene-art'
import { freshSite } from '#tests/support/app'
import { readPage } from '#tests/support/render-site'

/** A service page without its own scene. */
const added: ServicePage = {
  title: 'Pager messages with pictures and buttons',
  description:
    'Rich messages in the inbox of the phone, with a sender that the operator has checked.',
  updated: '2026-11-21',
  slug: 'pager-messaging',
  name: 'Pager Messaging',
  order: 110,
  channel: 'messaging',
  hue: 'green',
  tile: 'Pictures, buttons and a checked sender in the inbox that every phone has.',
  hero: { title: 'Messages that can be pressed', lead: 'A picture and a button.', actions: [] },
  sections: [
    {
      kind: 'features',
      title: 'What you get',
      items: [1, 2, 3, 4, 5, 6].map((n) => ({ icon: 'send', title: `Part ${n}`, text: 'A part.' })),
    },
    {
      kind: 'highlights',
      title: 'How it goes',
      items: [1, 2, 3].map((n) => ({ title: `Step ${n}`, text: 'A step.' })),
    },
    {
      kind: 'integrations',
      title: 'What it works with',
      items: [1, 2, 3].map((n) => ({ icon: 'bot', title: `System ${n}`, text: 'A system.' })),
    },
    { kind: 'cards', title: 'More', items: [{ icon: 'send', title: 'One', text: 'One more.' }] },
  ],
  band: { title: 'Try it', text: 'Write to us.' },
}
const WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
const inWords = (count: number) => WORDS[count] ?? `${count}`
const PATH = '/digital-marketting/pager-messaging'

let site: Site

beforeEach(async () => {
  const documents = { 'services/pager-messaging': added }
  site = await freshSite({ published: { documents, refused: [], newest: 'v1' } })
})

test('the page matches the schema of a service page', () => {
  expect(checkDocument('services/pager-messaging', added)).toMatchObject({ ok: true })
})

test('the page is rendered with meta tags and default scenes', async () => {
  const page = await readPage(PATH)
  expect(page).toContain('<title>Pager messages with pictures and buttons – Acme</title>')
  expect(page).toContain(`<link rel="canonical" href="http://localhost:3000${PATH}"`)
  expect(page).toContain('http://localhost:3000/og/digital-marketting.png')
  expect(page).toContain('aria-label="Requests arrive at the company mark')
  expect(page.match(/class="ill of-600-340/g)).toHaveLength(1)
})

test('menu and product grid link to the page in order', async () => {
  const page = await readPage('/digital-marketting')
  const [header = '', main = ''] = page.split('<main')
  for (const part of [header, main]) {
    expect(part.match(new RegExp(`href="${PATH}"`, 'g'))?.length).toBeGreaterThan(0)
    expect(part.indexOf(PATH)).toBeGreaterThan(part.indexOf('/digital-marketting/youtube'))
  }
})

test('the numbers of services and channels in texts include the page', async () => {
  const page = await readPage('/digital-marketting')
  const { services } = contentOf(site)
  const messaging = services.filter(({ channel }) => channel === 'messaging').length
  expect(page).toMatch(new RegExp(`${inWords(services.length)} ways to reach your customers`, 'i'))
  expect(page).toMatch(
    new RegExp(
      `${inWords(messaging)} messaging channels and ${inWords(services.length - messaging)} advertising channels`,
      'i',
    ),
  )
})

test('sitemap, share images and enquiry types include the page', async () => {
  expect(await readPage('/sitemap.xml')).toContain(`<loc>http://localhost:3000${PATH}</loc>`)
  const content = contentOf(site)
  const shown = publicPages(content).find(({ path }) => path === PATH)
  expect(shown?.headline).toBe('Messages that can be pressed')
  expect(sceneNames).toContain(shown?.scene)
  expect(knownType(content, 'Pager Messaging')).toBe('Pager Messaging')
  expect(typesByPath(content)[PATH]).toBe('Pager Messaging')
})

test('an enquiry opened on the page has its type', async () => {
  expect(await readPage(PATH)).toContain('/enquiry?type=Pager+Messaging')
  expect(await readPage('/enquiry?type=Pager%20Messaging')).toMatch(
    /name="type" value="Pager Messaging"/,
  )
})

test('an enquiry opened from a plan has the type of the plan', async () => {
  const { cloud } = contentOf(site)
  const plans = cloud.sections.filter(({ kind }) => kind === 'plans')
  const ofPager = JSON.parse(JSON.stringify(plans).replaceAll('"Cloud: ', '"Pager: '))
  const documents = { 'services/pager-messaging': { ...added, sections: ofPager } }
  site = await freshSite({ published: { documents, refused: [], newest: 'v1' } })
  const [, type = ''] = /\?type=(Pager%3A[^"]*)"/.exec(await readPage(PATH)) ?? []
  expect(type).toBe('Pager%3A+Startup+Cloud+Plan')
  expect(await readPage(`/enquiry?type=${type}`)).toContain('value="Pager: Startup Cloud Plan"')
})

test('the buttons of a renamed service ask for its new name', async () => {
  const actions = ['Pager%20Messaging', 'Voice%20Call'].map((type) => ({
    label: 'Talk to sales',
    href: `/enquiry?type=${type}`,
  }))
  const renamed = { ...added, name: 'Pager & More', hero: { ...added.hero, actions } }
  const documents = { 'services/pager-messaging': renamed }
  site = await freshSite({ published: { documents, refused: [], newest: 'v1' } })
  const page = await readPage(PATH)
  expect(page).toContain('href="/enquiry?type=Pager+%26+More"')
  expect(page).toContain('href="/enquiry?type=Voice+Call"')
  expect(page).not.toContain('/enquiry?type=Pager+Messaging')
})
