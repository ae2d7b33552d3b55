import { noise, svg } from '../support/images'
import { signUp, visitor } from './people'
import { expect, test } from './test'

const LIST = '/admin/site/images'

test('an owner uploads an image, changes its description and deletes it', async ({ page }) => {
  await signUp(page)
  await page.goto(LIST)
  const { name: alt } = visitor()
  await page.getByLabel('What it shows').fill(alt)
  await page.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByRole('alert')).toContainText('Choose a picture')
  await expect(page.getByLabel('What it shows')).toHaveValue(alt)

  const script = {
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: svg(`<script>${alt}</script>`),
  }
  await page.locator('input[type=file]').setInputFiles(script)
  await page.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByRole('alert')).toContainText('it holds <script>')

  // Unique bytes, because the same file uploaded twice is one image.
  const buffer = Buffer.concat([await noise(900, 600), Buffer.from(alt)])
  const photo = { name: 'office.jpg', mimeType: 'image/jpeg', buffer }
  await page.locator('input[type=file]').setInputFiles(photo)
  await page.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByText('The picture is uploaded.')).toBeVisible()
  await expect(page.getByLabel('What it shows')).toHaveValue('')
  await expect(page.locator('input[type=file]')).toHaveValue('')
  const row = page.getByRole('listitem').filter({ hasText: alt })
  await expect(row).toContainText('900 × 600')
  await expect(row).toContainText('Not used')
  const image = row.locator('img')
  await image.scrollIntoViewIfNeeded()
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0)

  await row.getByRole('link', { name: alt }).click()
  await expect(page.getByRole('heading', { name: 'A picture', level: 1 })).toBeVisible()
  await page.getByLabel('What it shows').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('Describe the picture')
  await page.getByLabel('What it shows').fill(`${alt} anew`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. Pages show the description now.')).toBeVisible()

  await page.getByRole('link', { name: `${alt} anew` }).click()
  await expect(page.getByRole('heading', { name: 'A picture', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The picture is deleted.')).toBeVisible()
  await expect(page.getByRole('link', { name: `${alt} anew` })).toHaveCount(0)
})
