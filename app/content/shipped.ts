/** Content documents by id, such as `services/bulk-sms`. Validated on publish; shipped ones by tests. */
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

/** The content of the site until an owner publishes other versions. */
export const shippedDocuments: Documents = Object.fromEntries(
  Object.entries(files).map(([file, value]) => [file.replace(/^\.\/|\.ts$/g, ''), value]),
)
