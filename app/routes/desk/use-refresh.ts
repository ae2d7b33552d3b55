import { useMatches, useNavigation, useRevalidator } from '@remix-run/react'
import { useCallback, useEffect, useRef } from 'react'

/** What the router knows at this moment; its hooks say the same late, as a transition. */
interface RouterState {
  navigation: { state: string }
  revalidation: string
  errors: object | null
}

const routerState = (): RouterState => Reflect.get(window, '__remixRouter').state

/**
 * A call that reads the page's data anew, as soon as nothing else is on its way: it would be broken off. What says that
 * something failed stays: behind an act there is no page to read.
 */
export function useRefresh(): () => void {
  const { revalidate, state } = useRevalidator()
  const navigation = useNavigation().state
  const matches = useMatches()
  const isWaiting = useRef(false)
  const refresh = useCallback(() => {
    const { navigation, revalidation, errors } = routerState()
    isWaiting.current = navigation.state !== 'idle' || revalidation !== 'idle'
    if (!isWaiting.current && !errors) revalidate()
  }, [revalidate])
  useEffect(() => {
    void [navigation, state, matches]
    if (isWaiting.current) refresh()
  }, [navigation, state, matches, refresh])
  return refresh
}
