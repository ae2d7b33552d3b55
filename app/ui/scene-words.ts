import { createContext, useContext } from 'react'

/** Translations by the English text in the scene. */
type SceneWords = Readonly<Record<string, string>>

export const SceneWordsContext = createContext<SceneWords>({})

export function useSceneWords() {
  const words = useContext(SceneWordsContext)
  return (english: string) => words[english] ?? english
}
