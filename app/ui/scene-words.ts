import { createContext, useContext } from 'react'

/** By the English words that a drawing has. */
export type SceneWords = Readonly<Record<string, string>>

export const SceneWordsContext = createContext<SceneWords>({})

export function useSceneWords() {
  const words = useContext(SceneWordsContext)
  return (english: string) => words[english] ?? english
}
