import { expect, test } from 'vitest'

import { page, policy, servicePage } from '#app/content/page'
import about from '#app/content/pages/about'
import cloud from '#app/content/pages/cloud'
import marketing from '#app/content/pages/digital-marketing'
import home from '#app/content/pages/home'
import webDevelopment from '#app/content/pages/web-development'
import { policies } from '#app/content/policies'
import { services } from '#app/content/services'
import { publicPages } from '#app/content/site-map'
import { tools } from '#app/content/tools'
import { site } from '#app/models/company/site.server'
import { enquiryFields } from '#app/models/enquiry/enquiry'
import { filled, linksOf } from '#app/routes/site/company-text.server'
import { sceneNames } from '#app/ui/scene-art'
import { everything, textsOf, valuesOf } from './everything'

const icons: string[] = (await import('#app/ui/icons.json')).default
const pages = [home, about, webDevelopment, marketing, cloud, ...services, ...tools, ...policies]

test.each([webDevelopment, marketing, cloud].map((one) => [one.path, one]))(
  '%s matches the schema of a page',
  (_, one) => {
    page.parse(filled(one))
  },
)

const files = import.meta.glob('../../app/content/services/*.ts', { import: 'default' })

test.each(Object.entries(files))('%s matches the schema of a service page', async (_, load) => {
  servicePage.parse(await load())
})

test.each(policies.map((one) => [one.path, one]))('%s matches the schema of a policy', (_, one) => {
  policy.parse(filled(one))
})

test('the privacy policy names every optional field of the enquiry', () => {
  const policy = policies.find(({ path }) => path === '/privacy-policy')
  const listed = policy?.sections.find(({ anchor }) => anchor === 'what-we-collect')?.body[0]
  for (const { label } of enquiryFields)
    for (const word of label.toLowerCase().split(' ')) expect(listed?.toLowerCase()).toContain(word)
})

test('home and about keep the length limits of pages', () => {
  for (const one of filled([home, about])) {
    expect(one.title.length).toBeLessThanOrEqual(60)
    expect(one.description.length).toBeGreaterThanOrEqual(50)
    expect(one.description.length).toBeLessThanOrEqual(160)
  }
})

test('tools keep the length limits of pages and have a date', () => {
  for (const tool of filled(tools)) {
    expect(tool.title.length, tool.path).toBeLessThanOrEqual(60)
    expect(tool.description.length, tool.path).toBeGreaterThanOrEqual(50)
    expect(tool.description.length, tool.path).toBeLessThanOrEqual(160)
    expect(tool.heading.length, tool.path).toBeLessThanOrEqual(60)
    expect(tool.rules.note, tool.path).toMatch(/As of [A-Z][a-z]+ 20\d\d/)
  }
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
    expect(new Set<unknown>(values).size).toBe(values.length)
  }
})

test('every icon is in the sprite', () => {
  for (const icon of valuesOf(everything, 'icon')) expect(icons).toContain(icon)
})

test('icon names are sorted and unique', () => {
  expect(icons).toEqual([...new Set(icons)].sort())
})

test('every scene exists, and none is used twice on a page', () => {
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
  const asLinks = Object.keys(linksOf(site().company))
  for (const [path, content] of Object.entries(filled(everything))) {
    const isProse = policies.some((one) => one.path === path)
    for (const name of placeholdersIn(content)) expect(isProse ? asLinks : [], path).toContain(name)
  }
})

test('share images contain no placeholder', () => {
  expect(placeholdersIn(publicPages.map(({ headline }) => headline))).toEqual([])
})

test('dates of the last change are valid', () => {
  for (const day of valuesOf(everything, 'updated')) expect(Date.parse(day)).not.toBeNaN()
})
