/** False on the server and during hydration, so that both render the same HTML. */
export { useHydrated } from 'remix-utils/use-hydrated'
