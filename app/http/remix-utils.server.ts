/** The one door to the server side of remix-utils, so that a later framework can bring another key. */
export { safeRedirect } from 'remix-utils/safe-redirect'
