/** The stored form of an upload. */
export interface Prepared {
  width: number
  height: number
  files: { width: number; type: string; data: Buffer }[]
}

export type Preparation = { ok: true; image: Prepared } | { ok: false; message: string }

export const refused = (message: string): Preparation => ({ ok: false, message })
