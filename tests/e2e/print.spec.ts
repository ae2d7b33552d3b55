import type { Page } from '@playwright/test'

import { applyByCall, openEnquiry, sendByCall, signUp, visitor } from './people'
import { publicPaths } from './site-map'
import { expect, test } from './test'

/** Words of the page that are too light for white paper. */
const faintWords = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!pen) throw new Error('no canvas')
    const onPaper = (color: string) => {
      pen.fillStyle = '#fff'
      pen.fillRect(0, 0, 1, 1)
      pen.fillStyle = color
      pen.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    return [...document.querySelectorAll('main :not(svg, svg *, option)')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((element) => element.checkVisibility())
      .filter((element) => onPaper(getComputedStyle(element).color) > 128)
      .map((element) => element.textContent?.trim().slice(0, 40))
  })

test('every word stands out from white paper, without the grounds that stay off it', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const path of await publicPaths(page)) {
    await page.goto(path)
    const faint = await faintWords(page)
    expect.soft(faint, path).toEqual([])
  }
})

test('the lists of the desk print what they list, whole and without what is to be pressed', async ({
  page,
}) => {
  await signUp(page)
  const asha = visitor()
  const desc = `${'We need OTP messages for a clinic.\n'.repeat(20)}The end of it.`
  await sendByCall(page, { ...asha, desc })
  await applyByCall(page, asha)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const path of ['/admin', '/admin?view=table', '/admin/jobs']) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}q=${asha.email}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(asha.email).first()).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Desk' })).toBeHidden()
    await expect(
      page.locator('main :is(button, select, input)').filter({ visible: true }),
    ).toHaveCount(0)
    const words = page.locator('.enquiry blockquote, .table-box td > p').first()
    const cut = await words.evaluate((box) => box.scrollHeight - box.clientHeight)
    expect(cut, path).toBeLessThanOrEqual(1)
    expect(await faintWords(page), path).toEqual([])
  }
  for (const path of ['/admin/mails', '/admin/accounts', '/admin/audit', '/admin/retention']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await faintWords(page), path).toEqual([])
  }
})

test('an enquiry prints with its message, its facts and its notes', async ({ page }) => {
  await signUp(page)
  const asha = await openEnquiry(page)
  await page.getByLabel('Add a note').fill('Called back at noon.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.locator('.history')).toContainText('Called back at noon.')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { name: asha.name })).toBeVisible()
  for (const words of [asha.desc, asha.email, 'Called back at noon.'])
    await expect(page.locator('main').getByText(words).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add note' })).toBeHidden()
  await expect(page.getByRole('link', { name: /^Mail/ })).toBeHidden()
  expect(await faintWords(page)).toEqual([])
})
