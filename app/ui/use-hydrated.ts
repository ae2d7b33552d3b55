/** False while rendering on the server and while hydrating, so that both draw the same. */
export { useHydrated } from 'remix-utils/use-hydrated'
