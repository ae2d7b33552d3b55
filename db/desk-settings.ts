/** What was set in the desk and counts from the start. */
export interface DeskSettings {
  /** The newest version of the document; empty where it was taken back. */
  company: { value: string; format: number } | undefined
  /** Of the table `site_settings`. */
  mailServer: string | undefined
}

/** For connections of either engine. */
export const NEWEST_COMPANY =
  "select value, format from content_versions where document = 'company' order by id desc limit 1"
export const MAIL_SERVER = "select value from site_settings where name = 'mail-server'"
