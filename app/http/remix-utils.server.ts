/** The one door to remix-utils, so that a later framework can bring another key. */
export { safeRedirect } from 'remix-utils/safe-redirect'
