/** The one door to the browser side of remix-utils, so that a later framework can bring another key. */
export { useHydrated } from 'remix-utils/use-hydrated'
