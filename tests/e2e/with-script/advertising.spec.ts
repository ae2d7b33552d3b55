import { findViolations } from '../axe'
import { expect, test } from '../test'

const GOOGLE = '/digital-marketting/google-ads'

test('a higher bid or a better ad wins the first position, the better ad at a lower price', async ({
  page,
}) => {
  await page.goto(GOOGLE)
  const section = page.locator('#auction')
  const status = section.getByRole('status')
  const [bid, quality] = [section.getByRole('slider').first(), section.getByRole('slider').last()]
  await expect(status).toContainText('₹14.00')
  await expect(section.getByRole('listitem').filter({ hasText: 'Your ad' })).toContainText('3')

  await bid.focus()
  for (let steps = 0; steps < 10; steps++) await page.keyboard.press('ArrowRight')
  await expect(status).toHaveText(/Your place\s*1\s*Price per click\s*₹26\.40/)

  await section.getByRole('button', { name: 'Today' }).click()
  await expect(bid).toHaveValue('18')
  await expect(status).toContainText('₹14.00')
  await quality.focus()
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press('ArrowRight')
  await expect(status).toHaveText(/Your place\s*1\s*Price per click\s*₹16\.50/)

  await page.keyboard.press('Home')
  await expect(status).toContainText('Not shown')
})

test.describe('before hydration', () => {
  test.use({ skipsHydration: true })

  test('the auction uses the value of a slider moved before hydration', async ({ page }) => {
    await page.goto(GOOGLE)
    const bid = page.locator('#auction').getByRole('slider').first()
    await bid.evaluate((input: HTMLInputElement) => {
      input.value = '28'
    })
    await page.evaluate(() => dispatchEvent(new Event('pointermove')))
    await page.locator('html[data-hydrated]').waitFor()
    await expect(bid).toHaveValue('28')
    await expect(page.locator('#auction').getByRole('status')).toContainText('₹26.40')
  })
})

test('the signature sections are accessible in every state', async ({ page }) => {
  for (const [slug, choose] of [
    ['facebook-ads', ['Aged 28 to 55', 'Not a customer yet']],
    ['youtube', ['Skips after five seconds']],
    ['instagram', ['Show what the app covers']],
    ['linkedin', ['Purchase manager', '1,001+ employees']],
    ['twitter', ['A follower: posts only']],
  ] as const) {
    await page.goto(`/digital-marketting/${slug}`)
    for (const label of choose) await page.getByLabel(label).click()
    expect.soft(await findViolations(page), slug).toEqual([])
  }
})
