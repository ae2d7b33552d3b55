/** What was set in the desk and counts from the start. */
export interface DeskSettings {
  /** The newest version of the document; empty where it was taken back. */
  company: { value: string; format: number } | undefined
  /** Of the table `site_settings`. */
  mailServer: string | undefined
}
