/** Settings of the desk that are read before the site is opened. */
export interface DeskSettings {
  /** The newest version of the content document; an empty value stands for the shipped one. */
  company: string | null
  mailServer: string | null
}

export const DESK_SETTINGS = `select
  (select value from content_versions where document = 'company' order by id desc limit 1) as company,
  (select value from site_settings where name = 'mail-server') as "mailServer"`

export const NO_SETTINGS: DeskSettings = { company: null, mailServer: null }
