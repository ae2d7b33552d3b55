import { bytes, index, instant, integer, table, text } from '../columns'

export const contentDrafts = table('content_drafts', {
  /** Such as `services/bulk-sms`. */
  document: text('document').primaryKey(),
  /** JSON, which may be invalid for its schema. */
  value: text('value').notNull(),
  /** Grows with each save, so that concurrent edits are detected. */
  revision: integer('revision').notNull(),
  adminId: text('admin_id').notNull(),
  adminName: text('admin_name').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** As the value of a version: the site shows the shipped text, or no page where none is shipped. */
export const SHIPPED_VALUE = ''

/** The newest version of a document is what the site shows. */
export const contentVersions = table(
  'content_versions',
  {
    id: text('id').primaryKey(),
    document: text('document').notNull(),
    /** JSON, or SHIPPED_VALUE. */
    value: text('value').notNull(),
    /** The CONTENT_FORMAT that the value was written in. */
    format: integer('format').notNull(),
    adminId: text('admin_id').notNull(),
    adminName: text('admin_name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (row) => [index('content_versions_by_document').on(row.document, row.id)],
)

export const images = table('images', {
  /** SHA-256 of the uploaded file, its first 32 hex digits. */
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  alt: text('alt').notNull(),
  /** Pixels; for an SVG those of its viewBox. */
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  adminId: text('admin_id').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const imageFiles = table('image_files', {
  /** `<image>-<width>` */
  id: text('id').primaryKey(),
  imageId: text('image_id')
    .notNull()
    .references(() => images.id, { onDelete: 'cascade' }),
  width: integer('width').notNull(),
  type: text('type').notNull(),
  data: bytes('data').notNull(),
})

/** Settings of the desk, such as the mail server, as JSON; a password in it is encrypted. */
export const siteSettings = table('site_settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
