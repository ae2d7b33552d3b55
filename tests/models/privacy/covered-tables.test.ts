import { expect, test } from 'vitest'
import { FILE_TABLES, MOVED_TABLES } from '#db/move/tables'

/** In the export, the erasure and the retention of a person; person.server.ts reads them. */
const ABOUT_VISITORS = [
  'application_events',
  'applications',
  'bounced_addresses',
  'enquiries',
  'enquiry_events',
  'mails',
  'received_files',
  'received_mails',
  'stored_files',
  'stored_parts',
  'webhook_deliveries',
]

const ABOUT_NO_VISITOR = [
  'admins',
  'audit_entries',
  // Encrypted texts of staff, deleted after minutes.
  'carried_forms',
  'content_drafts',
  'content_versions',
  'daily_runs',
  'image_files',
  'images',
  'instances',
  'mailboxes',
  'receipt_keys',
  'recovery_codes',
  'saved_replies',
  'sessions',
  'site_settings',
  'webhooks',
]

test('each table is known to be about visitors or not', () => {
  const names = [...MOVED_TABLES, ...FILE_TABLES].map(({ name }) => name)
  expect([...new Set(names)].sort()).toEqual([...ABOUT_VISITORS, ...ABOUT_NO_VISITOR].sort())
})
