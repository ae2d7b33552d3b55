import { expect, test } from 'vitest'

import about from '#app/content/pages/about'
import cloud from '#app/content/pages/cloud'
import marketing from '#app/content/pages/digital-marketing'
import home from '#app/content/pages/home'
import webDevelopment from '#app/content/pages/web-development'
import { shippedDocuments } from '#app/content/shipped'
import { company } from '#app/models/company/company'
import { checkDocument } from '#app/models/content/kinds.server'
import { enquiryFields } from '#app/models/enquiry/enquiry'
import { linksOf } from '#app/routes/site/site-content.server'
import { sceneNames } from '#app/ui/scene-art'
import { everything, textsOf, valuesOf } from './everything'
import { filled, policies, publicPages, services, tools } from './shipped'

const icons: string[] = (await import('#app/content/icons.json')).default
const pages = [home, about, webDevelopment, marketing, cloud, ...services, ...tools, ...policies]

test.each(Object.entries(shippedDocuments))('%s matches the schema of its kind', (id, value) => {
  expect(checkDocument(id, value)).toMatchObject({ ok: true })
})

test('the privacy policy names every optional field of the enquiry', () => {
  const policy = policies.find(({ path }) => path === '/privacy-policy')
  const listed = policy?.sections.find(({ anchor }) => anchor === 'what-we-collect')?.body[0]
  for (const { label } of enquiryFields)
    for (const [word] of label.toLowerCase().matchAll(/\p{L}{4,}/gu))
      expect(listed?.toLowerCase(), `“${label}” in privacy-policy.ts`).toContain(word)
})

test('titles and descriptions keep their length limits once placeholders are filled', () => {
  const shown = [filled.home, filled.about, filled.careers, filled.contact, filled.cloud]
  const others = [filled.webDevelopment, filled.digitalMarketing, ...filled.services]
  const rest = [...Object.values(filled.tools), ...filled.policies]
  for (const { path, title, description } of [...shown, ...others, ...rest]) {
    expect(title.length, path).toBeLessThanOrEqual(60)
    expect(description.length, path).toBeGreaterThanOrEqual(50)
    expect(description.length, path).toBeLessThanOrEqual(160)
  }
})

test('the rules on every tool page have a date', () => {
  for (const tool of tools) expect(tool.rules.note, tool.path).toMatch(/As of [A-Z][a-z]+ 20\d\d/)
})

test('titles, descriptions and paths are unique', () => {
  for (const values of [
    pages.map((one) => one.title),
    pages.map((one) => one.description),
    services.map((one) => one.slug),
    services.map((one) => one.order),
    services.map((one) => one.hero.title),
    services.map((one) => one.hero.scene).filter((scene) => scene !== 'any-service'),
    policies.map((one) => one.scene),
  ]) {
    expect(values).toEqual([...new Set<unknown>(values)])
  }
})

test('every icon is in the sprite', () => {
  for (const icon of valuesOf(everything, 'icon')) expect(icons).toContain(icon)
})

test('icon names are sorted and unique', () => {
  expect(icons).toEqual([...new Set(icons)].sort())
})

test('the scenes that the editor offers exist, sorted and unique', async () => {
  const scenes: string[] = (await import('#app/content/scenes.json')).default
  expect(scenes).toEqual([...new Set(scenes)].sort())
  const notOffered = ['arrived-packet', 'empty-tray', 'login-loop', 'lost-packet']
  expect([...scenes, ...notOffered].sort()).toEqual([...sceneNames].sort())
})

test('every scene exists, and no page uses a scene twice', () => {
  for (const [path, content] of Object.entries(everything)) {
    const scenes = valuesOf(content, 'scene')
    for (const scene of scenes) expect(sceneNames).toContain(scene)
    expect(scenes, path).toEqual([...new Set(scenes)])
  }
})

const placeholdersIn = (content: unknown) =>
  textsOf(content).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))

test('every placeholder of the content is filled', () => {
  expect(placeholdersIn(everything).length).toBeGreaterThan(30)
  const asLinks = Object.keys(linksOf(company.parse({})))
  const { policies: prose, ...pages } = filled
  const { messages, ...home } = pages.home
  const others = { ...pages, home }
  expect(new Set(placeholdersIn(messages))).toEqual(new Set(['shop']))
  for (const name of placeholdersIn(prose)) expect(asLinks).toContain(name)
  expect(placeholdersIn(others)).toEqual([])
})

test('headlines for share images contain no placeholder', () => {
  expect(placeholdersIn(publicPages.map(({ headline }) => headline))).toEqual([])
})

test('the dates of last changes are valid', () => {
  for (const day of valuesOf(everything, 'updated')) expect(Date.parse(day)).not.toBeNaN()
})
