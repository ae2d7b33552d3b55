export interface Picture {
  src: string
  /** Undefined for a drawing, which has one size. */
  srcSet?: string
  width: number
  height: number
  alt: string
}

/** By the name that content has for it, such as `image/0f3a…`. */
export type Pictures = Readonly<Record<string, Picture>>

const NAME = /^image\/[0-9a-f]{32}$/

export const isPictureName = (name: string): boolean => NAME.test(name)

/** A name in ui/scenes, or the picture in its place. */
export type Scene = string | Picture

const INSTEAD = 'any-service'

/** A picture that is missing, such as after an import, leaves its place to a drawing. */
export function sceneOf(name: string, pictures: Pictures): Scene {
  return isPictureName(name) ? (pictures[name] ?? INSTEAD) : name
}
