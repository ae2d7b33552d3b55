/** Settings of the desk that are read before the site is opened. */
export interface DeskSettings {
  /** The newest version of the content document; an empty value stands for the shipped one. */
  company: { value: string; format: number } | undefined
  mailServer: string | undefined
}

/** SQL for both engines. */
export const NEWEST_COMPANY =
  "select value, format from content_versions where document = 'company' order by id desc limit 1"
export const MAIL_SERVER = "select value from site_settings where name = 'mail-server'"
