import { findViolations } from '../axe'
import { expect, test } from '../test'

const phone = 'Preview on a customer’s phone'

test('a sent message shows its sender, parts and price; the name is in no request URL or cookie', async ({
  page,
}) => {
  const requested: string[] = []
  await page.goto('/')
  page.on('request', (request) => requested.push(request.url()))
  await page.getByLabel('Your shop’s name').fill('Om Textiles')
  await expect(page.getByText('Not sent')).toBeVisible()
  await page.getByLabel('Your shop’s name').press('Enter')
  await expect(page.getByLabel(phone)).toContainText('VM-OMTEXT-S')
  await expect(page.getByLabel(phone)).toContainText('Om Textiles: your order 4821 is ready.')
  await expect(page.getByRole('status').filter({ hasText: 'VM-OMTEXT-S' })).toContainText(
    /1 part, 82 of 160 characters\. ₹0\.22/,
  )
  await expect(page.getByText('Delivered', { exact: true })).toBeVisible()
  expect(requested.filter((url) => /Om|Textiles/.test(url))).toEqual([])
  expect(await page.context().cookies()).not.toContainEqual(
    expect.objectContaining({ value: expect.stringContaining('Textiles') }),
  )
  expect(page.url()).not.toContain('Textiles')
})

test('Hindi is counted while typing, and a long name needs a second part', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: 'हिन्दी' }).check()
  await page.getByLabel('Your shop’s name').fill('Om')
  await expect(page.getByText('1 part', { exact: true })).toBeVisible()
  await page.getByLabel('Your shop’s name').pressSequentially(' Saree and Wedding Emporium')
  await expect(page.getByText('2 parts', { exact: true })).toBeVisible()
  await expect(page.getByText('₹0.44', { exact: true })).toBeVisible()
})

test('with motion the message arrives after the animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // Paused, so that a slow machine cannot miss the state before the end.
  await page.addInitScript(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (...args) {
      const animation = animate.apply(this, args)
      animation.pause()
      addEventListener('play', () => animation.play())
      return animation
    }
  })
  await page.goto('/')
  await page.getByLabel('Your shop’s name').fill('Om Textiles')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('On its way')).toBeVisible()
  await expect(page.getByText('VM-OMTEXT-S', { exact: true })).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('play')))
  await expect(page.getByText('VM-OMTEXT-S', { exact: true })).toBeVisible()
})

test('links carry the shop name only after it is typed', async ({ page }) => {
  await page.goto('/')
  const bulk = page.getByRole('link', { name: 'Bulk SMS', exact: true }).and(page.locator('main a'))
  await expect(bulk).toHaveAttribute('href', '/digital-marketting/bulk-sms')
  await page.getByLabel('Your shop’s name').fill('Om Textiles')
  await expect(bulk).toHaveAttribute('href', '/digital-marketting/bulk-sms?name=Om+Textiles')
  await bulk.click()
  await expect(page).toHaveURL('/digital-marketting/bulk-sms?name=Om+Textiles')
  await expect(page.locator('.hero-art')).toContainText('VM-OMTEXT-S')
})

test('every state of the hero is accessible in light and dark', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  expect(await findViolations(page), 'a refused name').toEqual([])
  await page.getByLabel('Your shop’s name').fill('Om Textiles')
  for (const channel of ['SMS', 'WhatsApp', 'Call']) {
    await page.getByRole('radio', { name: channel, exact: true }).check()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Om Textiles' })).toBeAttached()
    expect(await findViolations(page), channel).toEqual([])
  }
})
