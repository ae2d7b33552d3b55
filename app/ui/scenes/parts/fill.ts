/** Flat colours of the illustration palette; each is a class in styles/scenes.css. */
type Flat =
  | 'sf' // surface
  | 'sk' // sunken
  | 'mu' // muted
  | 'at' // accent tint
  | 'ac' // accent
  | 'ac2' // accent, darker
  | 'ac3' // accent, darkest
  | 'ta' // accent ink
  | 'bz' // bezel, near black
  | 'gr' // green
  | 'gt' // green tint
  | 'am' // amber
  | 'pw' // packet, white on a hue
  | 'pg' // packet, faint on a hue
  | 'tw' // white in both themes
  | 'g20' // glass
  | 'g40'

/** A flat colour, optionally outlined (`st-ln`) or translucent. */
export type Fill = Flat | `${Flat} ${'st-ln' | 'a12' | 'a30' | 'a60'}`

/** Text colours: ink in three strengths, white, accent, green, and two for code. */
export type Tone = 'ti' | 't2' | 't3' | 'tw' | 'ta' | 'tg' | 'tm1' | 'tm2'
