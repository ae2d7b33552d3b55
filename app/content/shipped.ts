/** By id, such as `services/bulk-sms`; checked where they are published, or by tests. */
export type Documents = Readonly<Record<string, unknown>>

const files = import.meta.glob<unknown>(
  [
    './{menu,prices,roles}.ts',
    './pages/*.ts',
    './services/*.ts',
    './policies/*.ts',
    './tools/*.ts',
  ],
  { eager: true, import: 'default' },
)

/** What the site shows until its owner publishes something else. */
export const shippedDocuments: Documents = Object.fromEntries(
  Object.entries(files).map(([file, value]) => [file.replace(/^\.\/|\.ts$/g, ''), value]),
)
