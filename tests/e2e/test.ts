import { test as base, expect } from '@playwright/test'

/** Every journey also fails on an error in the console, which is where a broken policy shows. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      const isExpected = /the server responded with a status of 4\d\d/.test(message.text())
      if (message.type() === 'error' && !isExpected) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await use(page)
    expect(complaints).toEqual([])
  },
})

export { expect }
