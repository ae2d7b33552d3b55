import { type ClientLoaderFunctionArgs, useLoaderData, useLocation } from '@remix-run/react'
import { useEffect } from 'react'

import { isAnswer } from './unsent'

/** The list on the screen and its address. */
let shown: { place: string; list: object } | undefined

/** Reads a list; where the one on the screen cannot be read anew, it stays and counts as old. */
export async function readOrKeep({ request, serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    const { pathname, search } = new URL(request.url)
    if (isAnswer(error) || shown?.place !== pathname + search) throw error
    return { ...shown.list, isOld: true }
  }
}

/** Remembers the list of the page; `list` is another object after each try to read it. */
export function useKeptList(): { list: object; isOld: boolean } {
  const list = useLoaderData<{ isOld?: boolean }>()
  const { pathname, search } = useLocation()
  useEffect(() => {
    shown = { place: pathname + search, list }
  }, [pathname, search, list])
  return { list, isOld: list.isOld === true }
}
