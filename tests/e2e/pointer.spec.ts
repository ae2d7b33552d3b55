import { signUp } from './people'
import { expect, test } from './test'

test('choices outside the product pages show an outline under the pointer too', async ({
  page,
}) => {
  for (const [path, selector] of [
    ['/', 'form fieldset label'],
    ['/', '.code label'],
    ['/careers', '.seg label'],
    ['/digital-marketting/bulk-sms/calculator', '.seg label'],
  ] as const) {
    await page.goto(path)
    const choice = page.locator(selector).last()
    await choice.hover()
    await expect.soft(choice, `${path} ${selector}`).toHaveCSS('outline', /solid 2px$/)
    await page.mouse.down()
    await expect.soft(choice, `${path}, pressed`).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 1)')
    await page.mouse.up()
  }
})

test('a touch screen shows no hover state after a tap', async ({ page }) => {
  await signUp(page)
  for (const path of [
    '/',
    '/contact',
    '/privacy-policy',
    '/cloud-services',
    '/digital-marketting',
    '/admin',
  ]) {
    await page.goto(path)
    const rules = await page.evaluate(() => {
      const read = (list: CSSRuleList): string[] =>
        [...list].flatMap((rule) => {
          if (rule instanceof CSSMediaRule && rule.conditionText === '(hover: hover)') return []
          const own =
            rule instanceof CSSStyleRule && /(?<!not\():hover/.test(rule.selectorText)
              ? [rule.selectorText]
              : []
          return 'cssRules' in rule ? [...own, ...read(rule.cssRules as CSSRuleList)] : own
        })
      return [...document.styleSheets].flatMap((sheet) => read(sheet.cssRules))
    })
    // These rules choose the shown list of a menu.
    expect(
      rules.filter((selector) => !selector.includes('.mega-covers')),
      path,
    ).toEqual([])
  }
})
