/** An uploaded image as pages show it. */
export interface Picture {
  src: string
  /** Undefined for an uploaded SVG, which has one size. */
  srcSet?: string
  width: number
  height: number
  alt: string
}

/** Uploaded images by their name in the content, such as `image/0f3a…`. */
export type Pictures = Readonly<Record<string, Picture>>

const NAME = /^image\/[0-9a-f]{32}$/

export const isPictureName = (name: string): boolean => NAME.test(name)

/** The name of a scene in ui/scenes, or an uploaded image. */
export type Scene = string | Picture

const FALLBACK_SCENE = 'any-service'

/** If an uploaded image is missing, for example after an import, a scene replaces it. */
export function sceneOf(name: string, pictures: Pictures): Scene {
  return isPictureName(name) ? (pictures[name] ?? FALLBACK_SCENE) : name
}
