import { applyByCall, sendByCall, signUpByForm, visitor } from '../people'
import { expect, test } from '../test'

test('while an answer takes its time the desk says so, and says no more once it is here', async ({
  page,
}) => {
  await signUpByForm(page)
  const asha = visitor()
  await sendByCall(page, asha)
  for (let i = 0; i < 11; i++) await applyByCall(page, { ...asha, desc: `${asha.desc}, ${i}` })
  const answers: (() => void)[] = []
  await page.route('**/*.data*', async (route) => {
    await new Promise<void>((resolve) => answers.push(resolve))
    await route.continue()
  })
  const arrive = async () => {
    await expect.poll(() => answers.length).toBeGreaterThan(0)
    for (const answer of answers.splice(0)) answer()
  }
  const busy = page.locator('.busy')

  await page.getByRole('link', { name: 'Job Data' }).click()
  await expect(busy).toHaveText('Loading…')
  await arrive()
  await expect(page.getByRole('heading', { name: 'Job Applications' })).toBeVisible()
  await expect(busy).toHaveText('')

  const list = page.locator('.enquiries')
  await page.getByLabel('Search by name').fill(asha.email)
  await expect(list).toHaveAttribute('aria-busy', 'true')
  await arrive()
  await expect(page.getByText('Showing 10 of 11 applications')).toBeVisible()
  await expect(list).toHaveAttribute('aria-busy', 'false')

  await page.locator('.pager a').click()
  await expect(page.locator('.pager a')).toHaveText('Loading…')
  await expect(list).toHaveAttribute('aria-busy', 'false')
  await arrive()
  await expect(page.getByText('Showing 11 of 11 applications')).toBeVisible()
})
